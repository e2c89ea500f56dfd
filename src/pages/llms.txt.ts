import { serveDocument } from '../documents/serve.ts'
import { PATHS } from '../catalogue/urls.ts'

export const GET = serveDocument(PATHS.llms)

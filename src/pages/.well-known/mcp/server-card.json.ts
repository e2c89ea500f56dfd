import { serveDocument } from '../../../documents/serve.ts'
import { PATHS } from '../../../site/urls.ts'

export const GET = serveDocument(PATHS.wellKnownServerCard)

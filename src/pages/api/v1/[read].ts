import type { APIRoute } from 'astro'
import { READ_PATHS } from '../../../catalogue/urls.ts'

export const getStaticPaths = () => Object.keys(READ_PATHS).map((read) => ({ params: { read } }))

/** The bare reads of the API, made at build; everything else under /api and /ask the application answers (`server/request-handler.ts`). */
export const GET: APIRoute = ({ url, locals }) => locals.app.request(url.pathname)

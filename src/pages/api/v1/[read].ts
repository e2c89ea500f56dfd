import type { APIRoute } from 'astro'
import { READ_PATHS } from '../../catalogue/urls.ts'

/** Injected by the build alone, so that in development the application sees these paths, queries and all. */
export const prerender = true

export const getStaticPaths = () => Object.keys(READ_PATHS).map((read) => ({ params: { read } }))

export const GET: APIRoute = ({ url, locals }) =>
  locals.app.request(url.pathname, undefined, { client: '' })

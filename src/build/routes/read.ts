import type { APIRoute } from 'astro'
import { READS } from '../../core/resources.ts'

/** Injected by the build alone, so that in development the application sees these paths, queries and all. */
export const prerender = true

export const getStaticPaths = () => READS.map(({ name }) => ({ params: { read: name } }))

export const GET: APIRoute = ({ url, locals }) =>
  locals.app.request(url.pathname, undefined, { client: '' })

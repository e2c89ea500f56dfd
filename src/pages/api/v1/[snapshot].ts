import type { APIRoute } from 'astro'
import { app } from '../../../api/instance.ts'
import { SNAPSHOTS } from '../../../api/snapshots.ts'

/** Made at build; in development the adapter's settings make it dynamic, so that a query is seen. */
export const prerender = true

export const getStaticPaths = () => SNAPSHOTS.map(({ name }) => ({ params: { snapshot: name } }))

export const GET: APIRoute = ({ url }) => app.request(url.pathname, undefined, { peer: '' })

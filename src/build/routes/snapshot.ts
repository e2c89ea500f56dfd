import type { APIRoute } from 'astro'
import { app } from '../../api/application.ts'
import { SNAPSHOTS } from '../../api/snapshots.ts'

/** Injected by the build alone, so that in development the application sees these paths, queries and all. */
export const prerender = true

export const getStaticPaths = () => SNAPSHOTS.map(({ name }) => ({ params: { snapshot: name } }))

export const GET: APIRoute = ({ url }) => app.request(url.pathname, undefined, { peer: '' })

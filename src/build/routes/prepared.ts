import type { APIRoute } from 'astro'
import { searchData } from '../../api/instance.ts'
import { catalogue } from '../../catalogue/load.ts'
import { toBytes } from '../../prepared.ts'

/** Moved by the build to the server's folder: only a page can see the collections. */
export const GET: APIRoute = () => new Response(toBytes({ catalogue, search: searchData() }))

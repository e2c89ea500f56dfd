import type { APIRoute } from 'astro'
import { searchDataText } from '../../core/search-data.ts'
import { content } from '../../instance.ts'

/** Moved by the build to the server's folder: only a page can see the collections. */
export const GET: APIRoute = async () => new Response(searchDataText((await content()).search))

import type { APIRoute } from 'astro'
import { icon } from '../website/drawings/icon.ts'
import { ICON_SIZES } from '../catalogue/urls.ts'

export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }))

export const GET: APIRoute = async ({ params, locals }) =>
  new Response(await icon(Number(params['size']), locals.catalogue.look), {
    headers: { 'Content-Type': 'image/png' },
  })

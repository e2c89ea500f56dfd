import type { APIRoute } from 'astro'
import { icon } from '../website/drawings/icon.ts'
import { ICON_SIZES } from '../catalogue/urls.ts'

export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }))

export const GET: APIRoute = ({ params }) =>
  new Response(icon(Number(params['size'])), { headers: { 'Content-Type': 'image/png' } })

import type { APIRoute } from 'astro'
import { favicon } from '../website/drawings/icon.ts'

export const GET: APIRoute = async ({ locals }) =>
  new Response(await favicon(locals.catalogue.look), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

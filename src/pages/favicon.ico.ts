import type { APIRoute } from 'astro'
import { icoFile } from '../website/drawings/icon.ts'

export const GET: APIRoute = async ({ locals }) =>
  new Response(await icoFile(32, locals.catalogue.look), {
    headers: { 'Content-Type': 'image/x-icon' },
  })

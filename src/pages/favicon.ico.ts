import type { APIRoute } from 'astro'
import { icoFile } from '../website/drawings/icon.ts'

export const GET: APIRoute = () =>
  new Response(icoFile(32), { headers: { 'Content-Type': 'image/x-icon' } })

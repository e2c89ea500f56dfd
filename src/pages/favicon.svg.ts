import type { APIRoute } from 'astro'
import { favicon } from '../website/drawings/icon.ts'

export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } })

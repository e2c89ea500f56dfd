import type { APIRoute } from 'astro'

export const prerender = false

export const ALL: APIRoute = ({ request, clientAddress, locals }) =>
  locals.app.fetch(request, { peer: clientAddress })

import type { APIRoute } from 'astro'
import { app } from '../../api/application.ts'

export const prerender = false

export const ALL: APIRoute = ({ request, clientAddress }) =>
  app.fetch(request, { peer: clientAddress })

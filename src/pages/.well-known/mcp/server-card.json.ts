import type { APIRoute } from 'astro'
import { catalogue } from '../../../catalogue/load.ts'
import { serverCard } from '../../../mcp/card.ts'

export const GET: APIRoute = () => Response.json(serverCard(catalogue))

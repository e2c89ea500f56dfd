import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { PATHS } from '../../catalogue/urls.ts'
import { ServerCard } from '../../schemas/server-card.ts'
import type { ApiEnv } from '../environment.ts'
import { read } from '../json.ts'
import { readResponses } from './openapi-responses.ts'

const CARD_TYPE = 'application/mcp-server-card+json'

/** GET /api/mcp/server-card: who the MCP server is, for clients that have not connected yet. */
export function cardRoute(card: ServerCard) {
  return new Hono<ApiEnv>().get(CARD.path, (c) => read(c, card, CARD_TYPE))
}

const RESPONSES = readResponses(ServerCard, 'The card')

export const CARD = {
  method: 'get',
  path: PATHS.serverCard,
  operationId: 'getServerCard',
  tags: ['MCP'],
  summary: 'Get the MCP server card',
  description: 'Who the MCP server is and where it listens, as SEP-2127 has it.',
  responses: {
    ...RESPONSES,
    200: { ...RESPONSES[200], content: { [CARD_TYPE]: { schema: ServerCard } } },
  },
} as const satisfies RouteConfig

import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { ServerCard } from '../../schemas/server-card.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { Endpoint } from '../endpoint.ts'
import { readResponses } from '../openapi/parts.ts'
import { read } from '../respond.ts'

/** GET /api/mcp/server-card: who the MCP server is, before anybody connects. */
export function cardEndpoint(card: ServerCard): Endpoint {
  return {
    documentation: CARD,
    answer: (request) => {
      const { headers, ...answer } = read(request, card)
      return {
        ...answer,
        headers: answer.body ? { ...headers, 'Content-Type': CARD_TYPE } : headers,
      }
    },
  }
}

const CARD_TYPE = 'application/mcp-server-card+json'

const CARD_RESPONSES = readResponses(ServerCard, 'The card')

const CARD: RouteConfig = {
  method: 'get',
  path: PATHS.serverCard,
  operationId: 'getServerCard',
  tags: ['MCP'],
  summary: 'Get the MCP server card',
  description: 'Who the MCP server is and where it listens, as SEP-2127 has it.',
  responses: {
    ...CARD_RESPONSES,
    200: { ...CARD_RESPONSES[200], content: { [CARD_TYPE]: { schema: ServerCard } } },
  },
}

import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { PATHS, READ_PATHS } from '../../catalogue/urls.ts'
import type { Resources } from '../../core/resources.ts'
import { BookingInfo } from '../../schemas/booking.ts'
import { Profile } from '../../schemas/profile.ts'
import { ServerCard } from '../../schemas/server-card.ts'
import type { ApiEnv } from '../environment.ts'
import { read } from '../json.ts'
import { readResponses } from './openapi-responses.ts'

/**
 * What is the same whoever asks: GET /profile and GET /booking, who the practice is and how to reach it, and
 * GET /api/mcp/server-card, who the MCP server is, for clients that have not connected yet.
 */
export function factRoutes(resources: Resources, card: ServerCard) {
  return new Hono<ApiEnv>()
    .get(PROFILE.path, (c) => read(c, resources.profile()))
    .get(BOOKING.path, (c) => read(c, resources.booking()))
    .get(CARD.path, (c) => read(c, card, CARD_TYPE))
}

export const PROFILE = {
  method: 'get',
  path: READ_PATHS.profile,
  operationId: 'getProfile',
  tags: ['Content'],
  summary: 'Get the practice’s profile',
  description: 'Name, credentials, specialties, address, languages and contact channels.',
  responses: readResponses(Profile, 'The profile'),
} as const satisfies RouteConfig

export const BOOKING = {
  method: 'get',
  path: READ_PATHS.booking,
  operationId: 'getBookingInfo',
  tags: ['Content'],
  summary: 'Get how to book',
  description: 'Booking is done by people over WhatsApp or phone; there is no booking API.',
  responses: readResponses(BookingInfo, 'How to book'),
} as const satisfies RouteConfig

const CARD_TYPE = 'application/mcp-server-card+json'

export const CARD = {
  method: 'get',
  path: PATHS.serverCard,
  operationId: 'getServerCard',
  tags: ['MCP'],
  summary: 'Get the MCP server card',
  description: 'Who the MCP server is and where it listens, as SEP-2127 has it.',
  responses: readResponses(ServerCard, 'The card', [], CARD_TYPE),
} as const satisfies RouteConfig

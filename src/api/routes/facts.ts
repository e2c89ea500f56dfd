import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import type { Resources } from '../../core/resources.ts'
import { BookingInfo } from '../../schemas/booking.ts'
import { Profile } from '../../schemas/profile.ts'
import type { ApiEnv } from '../environment.ts'
import { read } from '../json.ts'
import { readResponses } from './openapi-responses.ts'

/** GET /profile and GET /booking: who the practice is and how to reach it. */
export function factRoutes(resources: Resources) {
  return new Hono<ApiEnv>()
    .get(PROFILE.path, (c) => read(c, resources.profile()))
    .get(BOOKING.path, (c) => read(c, resources.booking()))
}

export const PROFILE = {
  method: 'get',
  path: '/api/v1/profile',
  operationId: 'getProfile',
  tags: ['Content'],
  summary: 'Get the practice’s profile',
  description: 'Name, credentials, specialties, address, languages and contact channels.',
  responses: readResponses(Profile, 'The profile'),
} as const satisfies RouteConfig

export const BOOKING = {
  method: 'get',
  path: '/api/v1/booking',
  operationId: 'getBookingInfo',
  tags: ['Content'],
  summary: 'Get how to book',
  description: 'Booking is done by people over WhatsApp or phone; there is no booking API.',
  responses: readResponses(BookingInfo, 'How to book'),
} as const satisfies RouteConfig

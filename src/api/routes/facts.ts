import { OpenAPIHono, createRoute } from '@hono/zod-openapi'
import { BookingInfo } from '../../schemas/booking.ts'
import { Profile } from '../../schemas/profile.ts'
import type { ApiEnv } from '../environment.ts'
import { readResponses } from '../openapi-parts.ts'
import type { Resources } from '../resources.ts'
import { read } from '../respond.ts'

/** GET /profile and GET /booking: who the practice is and how to reach it. */
export function factRoutes(resources: Resources) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/profile',
        operationId: 'getProfile',
        tags: ['Content'],
        summary: 'Get the practice’s profile',
        description: 'Name, credentials, specialties, address, languages and contact channels.',
        responses: readResponses(Profile, 'The profile'),
      }),
      (c) => read(c, resources.profile()),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/booking',
        operationId: 'getBookingInfo',
        tags: ['Content'],
        summary: 'Get how to book',
        description: 'Booking is done by people over WhatsApp or phone; there is no booking API.',
        responses: readResponses(BookingInfo, 'How to book'),
      }),
      (c) => read(c, resources.booking()),
    )
}

import { BookingInfo } from '../../schemas/booking.ts'
import { Profile } from '../../schemas/profile.ts'
import type { Endpoint } from '../endpoint.ts'
import { readResponses } from '../openapi/parts.ts'
import type { Resources } from '../../core/resources.ts'
import { read } from '../respond.ts'

/** GET /profile and GET /booking: who the practice is and how to reach it. */
export function factEndpoints(resources: Resources): Endpoint[] {
  return [
    {
      documentation: {
        method: 'get',
        path: '/api/v1/profile',
        operationId: 'getProfile',
        tags: ['Content'],
        summary: 'Get the practice’s profile',
        description: 'Name, credentials, specialties, address, languages and contact channels.',
        responses: readResponses(Profile, 'The profile'),
      },
      answer: (request) => read(request, resources.profile()),
    },
    {
      documentation: {
        method: 'get',
        path: '/api/v1/booking',
        operationId: 'getBookingInfo',
        tags: ['Content'],
        summary: 'Get how to book',
        description: 'Booking is done by people over WhatsApp or phone; there is no booking API.',
        responses: readResponses(BookingInfo, 'How to book'),
      },
      answer: (request) => read(request, resources.booking()),
    },
  ]
}

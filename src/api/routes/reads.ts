import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { READ_PATHS } from '../../catalogue/urls.ts'
import { joinedJson, readyJson } from '../../core/ready-json.ts'
import type { Resources } from '../../core/resources.ts'
import { BookingInfo } from '../../schemas/booking.ts'
import { FaqList } from '../../schemas/faq.ts'
import { ListQuery, Query } from '../../schemas/list.ts'
import { Profile } from '../../schemas/profile.ts'
import { ServiceList } from '../../schemas/service.ts'
import type { Route } from '../route.ts'
import { EXAMPLE_QUERY, readResponses } from '../openapi-responses.ts'
import { replyRead } from '../reply.ts'
import { validQuery } from '../validate.ts'

/** GET /profile, /booking, and the lists /services and /faq: all entries or those that answer q, by pages. */
export function readRoutes(resources: Resources): Route[] {
  return [
    {
      description: PROFILE,
      handle: (request) => replyRead(request, readyJson(resources.profile())),
    },
    {
      description: BOOKING,
      handle: (request) => replyRead(request, readyJson(resources.booking())),
    },
    {
      description: SERVICES,
      handle: (request) =>
        replyRead(
          request,
          joinedJson(resources.services(validQuery(request, SERVICES.request.query))),
        ),
    },
    {
      description: FAQ,
      handle: (request) =>
        replyRead(request, joinedJson(resources.faq(validQuery(request, FAQ.request.query)))),
    },
  ]
}

const PROFILE = {
  method: 'get',
  path: READ_PATHS.profile,
  operationId: 'getProfile',
  tags: ['Content'],
  summary: 'Get the practice’s profile',
  description: 'Name, credentials, specialties, address, languages and contact channels.',
  responses: readResponses(Profile, 'The profile'),
} as const satisfies RouteConfig

const BOOKING = {
  method: 'get',
  path: READ_PATHS.booking,
  operationId: 'getBookingInfo',
  tags: ['Content'],
  summary: 'Find out how to book',
  description: 'Booking is done by people over {{english.channels}}; there is no booking API.',
  responses: readResponses(BookingInfo, 'How to book'),
} as const satisfies RouteConfig

const ERRORS = ['query_too_long', 'invalid_limit', 'invalid_cursor'] as const

const SERVICES = {
  method: 'get',
  path: READ_PATHS.services,
  operationId: 'listServices',
  tags: ['Content'],
  summary: 'List the services',
  description: 'All services, or those that match q, best first.',
  request: {
    query: ListQuery.extend({
      q: Query.optional().meta({
        description: 'Keywords matched against names and descriptions, {{english.languages}}',
        example: EXAMPLE_QUERY,
      }),
    }),
  },
  responses: readResponses(ServiceList, 'The services', ERRORS),
} as const satisfies RouteConfig

const FAQ = {
  method: 'get',
  path: READ_PATHS.faq,
  operationId: 'searchFaq',
  tags: ['Content'],
  summary: 'List or search the FAQ',
  description:
    'All published entries, or those that answer q, best first, found by a deterministic search. For a keyword, every entry that contains it follows those that answer it.',
  request: {
    query: ListQuery.extend({
      q: Query.optional().meta({
        description: 'A question in natural language, {{english.languages}}',
        example: 'how much does a session cost',
      }),
    }),
  },
  responses: readResponses(FaqList, 'The entries', ERRORS),
} as const satisfies RouteConfig

import { OpenAPIHono, createRoute } from '@hono/zod-openapi'
import { FaqList } from '../../schemas/faq.ts'
import { ListQuery, Query } from '../../schemas/list.ts'
import { ServiceList } from '../../schemas/service.ts'
import type { ApiEnv } from '../environment.ts'
import { readResponses } from '../openapi-parts.ts'
import type { Resources } from '../resources.ts'
import { read } from '../respond.ts'

const SERVICES_QUERY = ListQuery.extend({
  q: Query.optional().openapi({
    description: 'Keywords matched against names and descriptions, Hebrew or English',
    example: 'anxiety',
  }),
})

const FAQ_QUERY = ListQuery.extend({
  q: Query.optional().openapi({
    description: 'A question in natural language, Hebrew or English',
    example: 'how much does a session cost',
  }),
})

/** GET /services and GET /faq: all entries, or those that answer q, a page at a time. */
export function listRoutes(resources: Resources) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/services',
        operationId: 'listServices',
        tags: ['Content'],
        summary: 'List the services',
        description: 'All services, or those that match q, best first.',
        request: { query: SERVICES_QUERY },
        responses: readResponses(ServiceList, 'The services', [
          'query_too_long',
          'invalid_limit',
          'invalid_cursor',
        ]),
      }),
      (c) => read(c, resources.services(c.req.valid('query'))),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/faq',
        operationId: 'searchFaq',
        tags: ['Content'],
        summary: 'List or search the FAQ',
        description:
          'All published entries, or those that answer q by deterministic keyword retrieval, best first.',
        request: { query: FAQ_QUERY },
        responses: readResponses(FaqList, 'The entries', [
          'query_too_long',
          'invalid_limit',
          'invalid_cursor',
        ]),
      }),
      (c) => read(c, resources.faq(c.req.valid('query'))),
    )
}

import { FaqList } from '../../schemas/faq.ts'
import { ListQuery, Query } from '../../schemas/list.ts'
import { ServiceList } from '../../schemas/service.ts'
import type { Endpoint } from '../endpoint.ts'
import { queryOf } from '../endpoint.ts'
import { readResponses } from '../openapi/parts.ts'
import type { Resources } from '../../core/resources.ts'
import { read } from '../respond.ts'

const SERVICES_QUERY = ListQuery.extend({
  q: Query.optional().meta({
    description: 'Keywords matched against names and descriptions, Hebrew or English',
    example: 'anxiety',
  }),
})

const FAQ_QUERY = ListQuery.extend({
  q: Query.optional().meta({
    description: 'A question in natural language, Hebrew or English',
    example: 'how much does a session cost',
  }),
})

/** GET /services and GET /faq: all entries, or those that answer q, a page at a time. */
export function listEndpoints(resources: Resources): Endpoint[] {
  return [
    {
      documentation: {
        method: 'get',
        path: '/api/v1/services',
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
      },
      answer: (request) => read(request, resources.services(queryOf(SERVICES_QUERY, request))),
    },
    {
      documentation: {
        method: 'get',
        path: '/api/v1/faq',
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
      },
      answer: (request) => read(request, resources.faq(queryOf(FAQ_QUERY, request))),
    },
  ]
}

import { z } from '@hono/zod-openapi'
import type { ErrorCode } from '../schemas/error.ts'
import { ERRORS, ErrorBody } from '../schemas/error.ts'

const header = (type: 'string' | 'integer', description: string) => ({
  description,
  schema: { type },
})

const RATE_HEADERS = {
  'RateLimit-Limit': header('integer', 'Requests allowed in a window'),
  'RateLimit-Remaining': header('integer', 'Requests left in this window'),
  'RateLimit-Reset': header('integer', 'Seconds until the window ends'),
  'X-RateLimit-Limit': header('integer', 'Mirror of RateLimit-Limit'),
  'X-RateLimit-Remaining': header('integer', 'Mirror of RateLimit-Remaining'),
  'X-RateLimit-Reset': header('integer', 'Mirror of RateLimit-Reset'),
  'RateLimit-Policy': header('string', 'The policy, as in draft-ietf-httpapi-ratelimit-headers'),
  RateLimit: header(
    'string',
    'The state of the window, as in draft-ietf-httpapi-ratelimit-headers',
  ),
}

const COMMON_HEADERS = {
  'X-API-Version': header('string', 'Major version of the API'),
  'Idempotency-Key': header('string', 'The Idempotency-Key of the request, unchanged'),
  Deprecation: header(
    'string',
    'When this version was deprecated (RFC 9745); absent while it is current',
  ),
  Sunset: header('string', 'When this version goes away (RFC 8594); absent while it is current'),
  ...RATE_HEADERS,
}

const ALWAYS_POSSIBLE: ErrorCode[] = [
  'invalid_idempotency_key',
  'rate_limit_exceeded',
  'internal_error',
]

/** Responses of a read that caches may keep. */
export function readResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: ErrorCode[] = [],
) {
  const validators = {
    ETag: header('string', 'Strong validator of the body'),
    'Cache-Control': header('string', 'How long the answer may be kept'),
  }
  return {
    200: {
      description,
      headers: { ...COMMON_HEADERS, ...validators },
      content: { 'application/json': { schema } },
    },
    304: {
      description: 'The client has this already',
      headers: { ...COMMON_HEADERS, ...validators },
    },
    ...errorResponses(errors),
  }
}

/** Responses of an operation that is never stored. */
export function freshResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: ErrorCode[] = [],
) {
  return {
    200: { description, headers: COMMON_HEADERS, content: { 'application/json': { schema } } },
    ...errorResponses(errors),
  }
}

/** Errors are thrown, never returned by a handler, so its type need not know them. */
type ErrorResponses = Record<400, { description: string }>

function errorResponses(codes: ErrorCode[]) {
  const all = [...codes, ...ALWAYS_POSSIBLE]
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: all
          .filter((code) => ERRORS[code].status === status)
          .map((code) => `\`${code}\`: ${ERRORS[code].meaning}`)
          .join('. '),
        headers: {
          ...COMMON_HEADERS,
          ...(status === 429 && { 'Retry-After': header('integer', 'Seconds to wait') }),
        },
        content: { 'application/json': { schema: ErrorBody } },
      },
    ]),
  ) as unknown as ErrorResponses
}

import { z } from 'zod'
import type { ErrorCode } from '../../schemas/error.ts'
import { ERRORS, ErrorBody } from '../../schemas/error.ts'
import { API_VERSION } from '../../core/http.ts'

const header = (type: 'string' | 'integer', description: string, example?: string | number) => ({
  description,
  schema: { type },
  ...(example !== undefined && { example }),
})

const RATE_HEADERS = {
  'RateLimit-Limit': header('integer', 'Requests allowed in a window', 60),
  'RateLimit-Remaining': header('integer', 'Requests left in this window', 59),
  'RateLimit-Reset': header('integer', 'Seconds until the window ends', 60),
  'X-RateLimit-Limit': header('integer', 'Mirror of RateLimit-Limit', 60),
  'X-RateLimit-Remaining': header('integer', 'Mirror of RateLimit-Remaining', 59),
  'X-RateLimit-Reset': header('integer', 'Mirror of RateLimit-Reset', 60),
  'RateLimit-Policy': header(
    'string',
    'The policy, as in draft-ietf-httpapi-ratelimit-headers',
    '"default";q=60;w=60',
  ),
  RateLimit: header(
    'string',
    'The state of the window, as in draft-ietf-httpapi-ratelimit-headers',
    '"default";r=59;t=60',
  ),
}

/** The header that every answer carries. */
export const DOCUMENTED_VERSION = {
  'X-API-Version': header('string', 'Major version of the API', API_VERSION),
}

const COMMON_HEADERS = {
  ...DOCUMENTED_VERSION,
  'Idempotency-Key': header('string', 'The Idempotency-Key of the request, unchanged'),
  Deprecation: header(
    'string',
    'When this version was deprecated (RFC 9745); absent while it is current',
    '@1798761600',
  ),
  Sunset: header(
    'string',
    'When this version goes away (RFC 8594); absent while it is current',
    'Thu, 01 Jul 2027 00:00:00 GMT',
  ),
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

/** Responses of an operation whose answers no cache may store. */
export function noStoreResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: ErrorCode[] | DeclaredErrors = [],
) {
  return {
    200: { description, headers: COMMON_HEADERS, content: { 'application/json': { schema } } },
    ...errorResponses(errors),
  }
}

/** Errors are thrown, never returned by a handler, so its type need not know them. */
type ErrorResponses = Record<400, { description: string }>

/** The errors of an operation whose bodies are not always the common envelope. */
export interface DeclaredErrors {
  codes: ErrorCode[]
  schema: z.ZodType
}

function errorResponses(errors: ErrorCode[] | DeclaredErrors) {
  const { codes, schema } = Array.isArray(errors) ? { codes: errors, schema: ErrorBody } : errors
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
          ...(status === 429 && { 'Retry-After': header('integer', 'Seconds to wait', 42) }),
        },
        content: { 'application/json': { schema, examples: examplesOf(all, status) } },
      },
    ]),
  ) as unknown as ErrorResponses
}

/** One example for each code; the document's generator fills in what the service really answers. */
function examplesOf(codes: ErrorCode[], status: number): Record<string, { summary: string }> {
  return Object.fromEntries(
    codes
      .filter((code) => ERRORS[code].status === status)
      .map((code) => [code, { summary: ERRORS[code].meaning }]),
  )
}

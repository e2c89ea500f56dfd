import type { z } from 'zod'
import { ErrorBody, type ErrorCode, ERRORS } from '../schemas/error.ts'
import { MAX_FIELDS_BYTES, MAX_TARGET_BYTES } from '../schemas/limits.ts'
import {
  COMMON_HEADERS,
  describeHeaders,
  type HeaderName,
  referToHeaders,
} from './openapi-headers.ts'

/** The keyword of examples, a fact that is filled in when the document is made. */
export const EXAMPLE_QUERY = '{{english.exampleQuery}}'

/** OpenAPI content of a JSON body. */
export function jsonContent<Schema extends z.ZodType>(schema: Schema, example: object) {
  return { 'application/json': { schema, example } }
}

/** Responses of a read, which caches may keep. */
export function readResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: readonly ErrorCode[] = [],
  type = 'application/json',
) {
  const headers = describeHeaders([...COMMON_HEADERS, 'ETag', 'Cache-Control'])
  return {
    200: { description, headers, content: { [type]: { schema } } },
    304: { description: 'The client already has this, as its If-None-Match says', headers },
    ...errorResponses(errors),
  }
}

/**
 * Responses of an operation whose answers no cache may store.
 *
 * @param errorSchema Returns the schema of errors by status; by default the common envelope.
 */
export function noStoreResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: readonly ErrorCode[],
  errorSchema?: (status: number) => z.ZodType,
) {
  const headers = describeHeaders(COMMON_HEADERS)
  return {
    200: { description, headers, content: { 'application/json': { schema } } },
    ...errorResponses(errors, errorSchema),
  }
}

/** A loose type of all error responses, whose statuses are not known statically. */
type ErrorResponses = Record<400, { description: string }>

const failure = (code: ErrorCode) => ({ code, ...ERRORS[code] })

/** Errors of any request. Some occur before the application sees it, with another status than usual. */
const ALWAYS_POSSIBLE: { code: ErrorCode; status: number; meaning: string }[] = [
  failure('invalid_idempotency_key'),
  failure('invalid_request'),
  failure('not_found'),
  failure('method_not_allowed'),
  { code: 'invalid_request', status: 408, meaning: 'The request did not arrive in time' },
  failure('rate_limit_exceeded'),
  {
    code: 'query_too_long',
    status: 431,
    meaning: `The address is longer than ${MAX_TARGET_BYTES / 1024} KiB, or the header fields than ${MAX_FIELDS_BYTES / 1024} KiB`,
  },
  failure('internal_error'),
  failure('service_unavailable'),
]

/** Headers of errors that occur outside of the application, by status. */
const OTHER_HEADERS: Record<number, HeaderName[]> = {
  408: ['X-API-Version', 'Cache-Control'],
  // The parser may refuse such a request before the rate limit counts it.
  431: ['X-API-Version', 'Cache-Control'],
  503: ['X-API-Version', 'Cache-Control', 'Retry-After'],
}

function errorResponses(
  codes: readonly ErrorCode[],
  schemaOf: (status: number) => z.ZodType = () => ErrorBody,
) {
  const byStatus = Map.groupBy([...codes.map(failure), ...ALWAYS_POSSIBLE], ({ status }) => status)
  const responses = [...byStatus].map(([status, failures]) => [
    status,
    {
      description: failures.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('. '),
      headers: errorHeaders(status),
      content: {
        'application/json': {
          schema: schemaOf(status),
          // Values are filled in from real answers (openapi/add-examples.ts).
          examples: Object.fromEntries(
            failures.map(({ code, meaning }) => [code, { summary: meaning }]),
          ),
        },
      },
    },
  ])
  return Object.fromEntries(responses) as ErrorResponses
}

function errorHeaders(status: number) {
  return {
    ...referToHeaders(OTHER_HEADERS[status] ?? [...COMMON_HEADERS, 'Cache-Control']),
    ...(status === 429 && referToHeaders(['Retry-After'])),
    ...(status === 405 && describeHeaders(['Allow'])),
  }
}

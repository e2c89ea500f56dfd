import type { z } from 'zod'
import { ErrorBody, type ErrorCode, ERRORS } from '../schemas/error.ts'
import { MAX_FIELDS_BYTES, MAX_TARGET_BYTES } from '../schemas/limits.ts'
import {
  COMMON_HEADERS,
  describeHeaders,
  type HeaderName,
  referToHeaders,
} from './openapi-headers.ts'

/** What examples look for among the services: a fact of the practice, which the document's generator fills in. */
export const EXAMPLE_QUERY = '{{english.exampleQuery}}'

/** A JSON body, with an example of it. */
export function jsonContent<Schema extends z.ZodType>(schema: Schema, example: object) {
  return { 'application/json': { schema, example } }
}

/** Responses of a read that caches may keep. */
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
 * @param errorSchema What the body of an error of a status is, where that is not always the common envelope.
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

/** Errors are thrown, never returned by a handler, so its type need not know them. */
type ErrorResponses = Record<400, { description: string }>

const failure = (code: ErrorCode) => ({ code, ...ERRORS[code] })

/** What may happen to any request; some before the application sees it, and with another status then. */
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

/** Header fields of errors that are not those of the application. */
const OTHER_HEADERS: Record<number, HeaderName[]> = {
  408: ['X-API-Version', 'Cache-Control'],
  // What does not even fit into the parser's memory is not counted.
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
          // One for each code; the document's generator fills in what the service really answers.
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

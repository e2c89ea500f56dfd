import type { z } from 'zod'
import type { ErrorCode } from '../../schemas/error.ts'
import { ERRORS, ErrorBody } from '../../schemas/error.ts'
import type { HeaderName } from './openapi-headers.ts'
import { COMMON_HEADERS, describeHeaders, referToHeaders } from './openapi-headers.ts'

/** Responses of a read that caches may keep. */
export function readResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: ErrorCode[] = [],
) {
  const headers = describeHeaders([...COMMON_HEADERS, 'ETag', 'Cache-Control'])
  return {
    200: { description, headers, content: { 'application/json': { schema } } },
    304: { description: 'The client has this already, as its If-None-Match says', headers },
    ...errorResponses(errors),
  }
}

/** Responses of an operation whose answers no cache may store. */
export function noStoreResponses<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  errors: ErrorCode[] | DeclaredErrors = [],
) {
  const headers = describeHeaders(COMMON_HEADERS)
  return {
    200: { description, headers, content: { 'application/json': { schema } } },
    ...errorResponses(errors),
  }
}

/** Errors are thrown, never returned by a handler, so its type need not know them. */
type ErrorResponses = Record<400, { description: string }>

/** The errors of an operation whose bodies are not always the common envelope. */
export interface DeclaredErrors {
  codes: ErrorCode[]
  /** What the bodies of these statuses may be. */
  schema: z.ZodType
  statuses: readonly number[]
}

/** An error as one status shows it. */
interface Failure {
  code: ErrorCode
  status: number
  meaning: string
}

const failure = (code: ErrorCode): Failure => ({ code, ...ERRORS[code] })

/** What may happen to any request; some before the application sees it, and with another status then. */
const ALWAYS_POSSIBLE: Failure[] = [
  failure('invalid_idempotency_key'),
  failure('not_found'),
  failure('method_not_allowed'),
  { code: 'invalid_request', status: 408, meaning: 'The request did not arrive in time' },
  failure('rate_limit_exceeded'),
  {
    code: 'query_too_long',
    status: 431,
    meaning: 'The address is longer than 64 KiB, or the header fields than 16 KiB',
  },
  failure('internal_error'),
  failure('service_unavailable'),
]

/** Header fields of errors that are not those of the application. */
const OTHER_HEADERS: Record<number, HeaderName[]> = {
  408: ['X-API-Version', 'Cache-Control'],
  431: ['X-API-Version', 'Cache-Control'],
  503: ['X-API-Version', 'Cache-Control', 'Retry-After'],
}

function errorResponses(errors: ErrorCode[] | DeclaredErrors) {
  const { codes, schema, statuses } = Array.isArray(errors)
    ? { codes: errors, schema: ErrorBody, statuses: [] }
    : errors
  const byStatus = Object.groupBy(
    [...codes.map(failure), ...ALWAYS_POSSIBLE],
    ({ status }) => status,
  )
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, failures = []]) => [
      status,
      {
        description: failures.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('. '),
        headers: errorHeaders(Number(status)),
        content: {
          'application/json': {
            schema: statuses.includes(Number(status)) ? schema : ErrorBody,
            // One for each code; the document's generator fills in what the service really answers.
            examples: Object.fromEntries(
              failures.map(({ code, meaning }) => [code, { summary: meaning }]),
            ),
          },
        },
      },
    ]),
  ) as unknown as ErrorResponses
}

function errorHeaders(status: number) {
  return {
    ...referToHeaders(OTHER_HEADERS[status] ?? [...COMMON_HEADERS, 'Cache-Control']),
    ...(status === 429 && referToHeaders(['Retry-After'])),
    ...(status === 405 && describeHeaders(['Allow'])),
  }
}

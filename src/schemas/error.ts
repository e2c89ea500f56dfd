import { z } from 'zod'
import {
  MAX_BODY_BYTES,
  MAX_IDEMPOTENCY_KEY,
  MAX_LIMIT,
  MAX_OPERATIONS,
  MAX_QUERY_LENGTH,
} from './limits.ts'

interface ErrorKind {
  status: number
  meaning: string
  /** For developers of clients; the hint of an answer says what to do about the one request. */
  remedy: string
}

/** Every code that an error may carry. */
export const ERRORS = {
  not_found: {
    status: 404,
    meaning: 'No such path',
    remedy: 'Compare the path with the endpoints above',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists but not with this method',
    remedy: 'Use a method named in the header field `Allow`',
  },
  query_too_long: {
    status: 400,
    meaning: `The question is longer than ${MAX_QUERY_LENGTH.toLocaleString('en')} characters`,
    remedy:
      'Shorten the question; its first sentences usually find as much. With 431, shorten the address or the header fields, cookies among them',
  },
  invalid_limit: {
    status: 400,
    meaning: `limit is not a whole number from 1 to ${MAX_LIMIT}`,
    remedy: `Send a whole number from 1 to ${MAX_LIMIT}, once, or leave it out`,
  },
  invalid_cursor: {
    status: 400,
    meaning: 'The cursor does not belong to this list and q, or the entry it stood at is gone',
    remedy: 'Start again without a cursor; send `nextCursor` back unchanged, with the same `q`',
  },
  invalid_json: {
    status: 400,
    meaning: 'The body is not JSON in UTF-8, or it is empty',
    remedy: 'Send JSON in UTF-8, as `JSON.stringify` or `json.dumps` writes it',
  },
  invalid_request: {
    status: 400,
    meaning: 'A field of the request has a wrong type, or its address is not encoded as UTF-8',
    remedy:
      'Correct what `error` names; the reference has tables of all fields. With 408, send the request again',
  },
  invalid_operations: {
    status: 400,
    meaning: `operations is not an array of 1 to ${MAX_OPERATIONS} operations`,
    remedy: `Send \`operations\` with 1 to ${MAX_OPERATIONS} objects, each with an \`op\``,
  },
  unknown_operation: {
    status: 400,
    meaning: 'The operation of a batch item does not exist',
    remedy: 'Use one of the names of `op`; the batch’s other results are valid',
  },
  invalid_params: {
    status: 400,
    meaning: 'The params of a batch item have a wrong type',
    remedy: 'Send `params` as an object whose `q` is text; the batch’s other results are valid',
  },
  invalid_idempotency_key: {
    status: 400,
    meaning: `Idempotency-Key is not 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters`,
    remedy: 'Send a UUID, or no key: every request may be repeated without one',
  },
  payload_too_large: {
    status: 413,
    meaning: `The body is larger than ${MAX_BODY_BYTES / 1024} KiB`,
    remedy: 'Send less; a batch of ten questions needs a few kilobytes',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body has a Content-Encoding',
    remedy: 'Send the body as it is, without Content-Encoding',
  },
  not_acceptable: {
    status: 406,
    meaning: 'The page exists in none of the accepted media types',
    remedy: 'Accept `text/html` or `text/markdown`',
  },
  rate_limit_exceeded: {
    status: 429,
    meaning: 'Too many requests in this minute',
    remedy: 'Wait as many seconds as `Retry-After` says; several reads fit into one batch',
  },
  service_unavailable: {
    status: 503,
    meaning: 'Too many requests are waiting, or the proxy cannot reach the service',
    remedy: 'Try again after a few seconds, then less and less often',
  },
  internal_error: {
    status: 500,
    meaning: 'The service failed; the failure is logged',
    remedy: 'Try again once; if it goes on, write to us',
  },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

export const ErrorBody = z
  .object({
    error: z.string().describe('What went wrong, one English sentence'),
    code: z.enum(ERROR_CODES).describe('Machine-readable code'),
    hint: z.string().optional().describe('What to do next'),
    docs: z.url().optional().describe('Where this is documented'),
  })
  .meta({ id: 'Error', description: 'What every error says' })
export type ErrorBody = z.output<typeof ErrorBody>

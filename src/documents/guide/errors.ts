import type { ErrorCode } from '../../schemas/error.ts'
import { ERRORS } from '../../schemas/error.ts'
import { table } from '../markdown/blocks.ts'

/** What the maker of a client does about each error. The answer's own hint says it for the one request. */
const REMEDIES: Record<ErrorCode, string> = {
  not_found: 'Compare the path with the endpoints above',
  method_not_allowed: 'Use a method that the header field `Allow` names',
  query_too_long: 'Shorten the question; its first sentences usually find as much',
  invalid_limit: 'Send a whole number from 1 to 50, once, or leave it out',
  invalid_cursor:
    'Start again without a cursor; send `nextCursor` back unchanged, with the same `q`',
  invalid_json: 'Send JSON in UTF-8, as `JSON.stringify` or `json.dumps` writes it',
  invalid_request: 'Correct the field that `error` names, by the field tables of the reference',
  invalid_operations: 'Send `operations` with 1 to 10 objects, each with an `op`',
  unknown_operation: 'Use one of the names of `op`; the batch’s other results are good',
  invalid_params:
    'Send `params` as an object whose `q` is text; the batch’s other results are good',
  invalid_idempotency_key: 'Send a UUID, or no key: every request may be repeated without one',
  payload_too_large: 'Send less; a batch of ten questions needs a few kilobytes',
  not_acceptable: 'Accept `text/html` or `text/markdown`',
  rate_limit_exceeded: 'Wait for the seconds of `Retry-After`; several reads fit into one batch',
  service_unavailable: 'Try again after a few seconds, then less and less often',
  internal_error: 'Try again once; if it lasts, write to us',
}

/** Every error in one table, with its cause and its remedy. */
export function errorTable(): string {
  return table(
    ['Code', 'Status', 'Cause', 'What to do'],
    (Object.keys(ERRORS) as ErrorCode[]).map((code) => [
      `\`${code}\``,
      String(ERRORS[code].status),
      ERRORS[code].meaning,
      REMEDIES[code],
    ]),
  )
}

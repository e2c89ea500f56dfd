import { MAX_IDEMPOTENCY_KEY } from '../../api/middleware/common-headers.ts'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH } from '../../api/json-body.ts'
import { CONTRACT_RATE_LIMIT } from '../../config.ts'
import { EXPOSED_HEADERS, PRIVATE_CACHING, PUBLISHED_CACHING } from '../../core/http.ts'
import { MAX_OPERATIONS } from '../../schemas/batch.ts'
import type { ErrorCode } from '../../schemas/error.ts'
import { ERRORS } from '../../schemas/error.ts'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '../../schemas/list.ts'
import { table } from '../markdown/blocks.ts'
import type { GuideSection } from './section.ts'
import { guideSection } from './section.ts'

/** How lists are read a page at a time. */
export const PAGINATION = guideSection(
  'pagination',
  'Pagination',
  `Lists take \`limit\` (1 to ${MAX_LIMIT}) and \`cursor\`. Without a limit the whole list comes at once. \`total\` counts all matches, \`count\` those on this page. Send \`nextCursor\` back as \`cursor\`, with the same \`q\`; it is null on the last page. A cursor is opaque, does not expire with a deploy, and belongs to its list and \`q\`.`,
)

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

/** What holds for every request: errors, limits, caching, repeating. */
export const RULES: GuideSection[] = [
  guideSection(
    'error-codes',
    'Error codes',
    table(
      ['Code', 'Status', 'Cause', 'What to do'],
      Object.entries(ERRORS).map(([code, { status, meaning }]) => [
        `\`${code}\``,
        String(status),
        meaning,
        REMEDIES[code as ErrorCode],
      ]),
    ),
  ),
  guideSection(
    'limits',
    'Limits',
    table(
      ['What', 'Limit'],
      [
        ['Requests per IP address and minute', String(CONTRACT_RATE_LIMIT)],
        ['Length of a question, in characters', String(MAX_QUERY_LENGTH)],
        ['Entries on a page', String(MAX_LIMIT)],
        ['Operations in a batch, which counts as one request', String(MAX_OPERATIONS)],
        ['Body of a request, in bytes', String(MAX_BODY_BYTES)],
        ['Arrays and objects in one another, in a body', String(MAX_JSON_DEPTH)],
        ['Length of Idempotency-Key, in characters', String(MAX_IDEMPOTENCY_KEY)],
      ],
    ),
    'Every answer that the service itself gives carries `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds), their `X-RateLimit-*` mirrors, and the IETF draft’s `RateLimit-Policy` and `RateLimit`. Over the limit: 429 with `Retry-After`. Pages and documents such as this one are not counted.',
  ),
  guideSection(
    'caching',
    'Caching and CORS',
    `A read without parameters may come from a shared cache (a CDN): such a copy is up to an hour old, costs nothing of your limit and lacks the rate limit’s header fields, which belong to one client.`,
    `Reads carry a strong \`ETag\`; send it back in \`If-None-Match\` for a 304. Without parameters they carry \`Cache-Control: ${PUBLISHED_CACHING['Cache-Control']}\`. Whatever carries a question is \`${PRIVATE_CACHING['Cache-Control']}\`, and errors are never stored.`,
    `Every origin may call from a browser, without credentials. Scripts can read ${EXPOSED_HEADERS.map((name) => `\`${name}\``).join(', ')}.`,
  ),
  guideSection(
    'idempotency',
    'Idempotency',
    `Nothing is ever written, so every request may be repeated. An \`Idempotency-Key\` of 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters is accepted everywhere and echoed unchanged.`,
  ),
]

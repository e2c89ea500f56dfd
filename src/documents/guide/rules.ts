import { MAX_JSON_DEPTH } from '../../api/json-body.ts'
import { EXTERNAL_ERRORS } from '../../api/openapi/mistakes.ts'
import { CONTRACT_RATE_LIMIT } from '../../config.ts'
import {
  EXPOSED_HEADERS,
  LIST_PAGE_CACHING,
  PRIVATE_CACHING,
  PUBLISHED_CACHING,
} from '../../core/http.ts'
import { ERRORS } from '../../schemas/error.ts'
import {
  MAX_BODY_BYTES,
  MAX_FIELDS,
  MAX_FIELDS_BYTES,
  MAX_IDEMPOTENCY_KEY,
  MAX_LIMIT,
  MAX_MESSAGE_VALUES,
  MAX_OPERATIONS,
  MAX_QUERY_LENGTH,
  MAX_TARGET_BYTES,
} from '../../schemas/limits.ts'
import { table } from '../../core/markdown.ts'
import { type GuideSection, textSection } from './section.ts'

export const PAGINATION = textSection(
  'pagination',
  'Pagination',
  `Lists take \`limit\` (1 to ${MAX_LIMIT}) and \`cursor\`. Without a limit, the whole list comes at once. \`total\` counts all matches, \`count\` those on this page. Send \`nextCursor\` back as \`cursor\`, with the same \`q\`; it is null on the last page. A cursor is opaque, belongs to its list and \`q\`, and survives a deploy, unless the entry it points to is gone: then it is an \`invalid_cursor\`.`,
)

/** Sections on what is the same for all requests. */
export const RULES: GuideSection[] = [
  textSection(
    'error-codes',
    'Error codes',
    table(
      ['Code', 'Status', 'Cause', 'What to do'],
      Object.entries(ERRORS).map(([code, { status, meaning, remedy }]) => [
        `\`${code}\``,
        [...new Set([status, ...statusesBeyond(code)])].join(', '),
        meaning,
        remedy,
      ]),
    ),
  ),
  textSection(
    'limits',
    'Limits',
    table(
      ['What', 'Limit'],
      [
        ['Requests per IP address and minute', String(CONTRACT_RATE_LIMIT)],
        ['Length of a question, in characters', String(MAX_QUERY_LENGTH)],
        ['Entries on a page', String(MAX_LIMIT)],
        ['Operations in a batch, which counts as one request', String(MAX_OPERATIONS)],
        ['Address of a request, in bytes', String(MAX_TARGET_BYTES)],
        ['Header fields of a request', String(MAX_FIELDS)],
        ['Header fields of a request, in bytes', String(MAX_FIELDS_BYTES)],
        ['Body of a request, in bytes', String(MAX_BODY_BYTES)],
        ['Depth of arrays and objects in a body', String(MAX_JSON_DEPTH)],
        ['Values in an MCP message', String(MAX_MESSAGE_VALUES)],
        ['Length of Idempotency-Key, in characters', String(MAX_IDEMPOTENCY_KEY)],
      ],
    ),
    'Every answer of the API that the service itself gives carries `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds), their `X-RateLimit-*` mirrors, and the IETF draft’s `RateLimit-Policy` and `RateLimit`. What cannot be read as a request (400, 408, and 431 for too many header fields, or where they and the address are together longer than both may be) is refused without them, and without your `Idempotency-Key`. Over the limit: 429 with `Retry-After`. An MCP batch with more messages than you have requests left is refused as a whole, and told how many it may have; a smaller one may follow at once. Pages and documents such as this one are not counted; search pages are, in a window of their own (`RateLimit-Policy: "search"`).',
  ),
  textSection(
    'caching',
    'Caching and CORS',
    'A read without a question may come from a shared cache (a CDN): such a copy is up to an hour old (a minute with `limit` or `cursor`), and up to a day more while the service is away. It does not count towards your limit and lacks the rate limit’s header fields, which belong to one client.',
    `Reads carry a strong \`ETag\`; send it back in \`If-None-Match\` for a 304. Without parameters they carry \`Cache-Control: ${PUBLISHED_CACHING['Cache-Control']}\`, with \`limit\` or \`cursor\` \`${LIST_PAGE_CACHING['Cache-Control']}\`. Whatever carries a question is \`${PRIVATE_CACHING['Cache-Control']}\`, and errors are never stored.`,
    `Any origin may call from a browser, without credentials. Scripts can read ${EXPOSED_HEADERS.map((name) => `\`${name}\``).join(', ')}.`,
  ),
  textSection(
    'idempotency',
    'Idempotency',
    `Nothing is ever written, so every request may be repeated. An \`Idempotency-Key\` of 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters is accepted everywhere and echoed unchanged.`,
  ),
]

/** Further statuses of a code, with which the server's listener or the proxy answers. */
function statusesBeyond(code: string): number[] {
  return Object.values(EXTERNAL_ERRORS)
    .filter((error) => error.code === code)
    .map(({ status }) => status)
}

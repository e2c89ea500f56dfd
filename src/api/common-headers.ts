import { PATHS } from '../catalogue/urls.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../core/api-error.ts'
import { API_VERSION, CORS_HEADERS, VERSION_HEADER } from '../core/http.ts'
import { MAX_IDEMPOTENCY_KEY } from '../schemas/limits.ts'
import { type Asked, queryOf } from './asked.ts'

const ECHOED_KEY = 'Idempotency-Key'
const IDEMPOTENCY_KEY = 'idempotency-key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Paths of the version. */
const VERSIONED = `/api/v${API_VERSION}/`

/**
 * The headers that announce the end of version 1, where one is configured: Deprecation (RFC 9745: a
 * structured date), Sunset (RFC 8594: an HTTP date), and Link to the policy and the successor (RFC 5829).
 */
export function deprecationHeaders(
  { V1_DEPRECATED, V1_SUNSET, V1_SUCCESSOR }: Partial<Config>,
  siteUrl: string,
): Record<string, string> {
  if (!V1_DEPRECATED || !V1_SUNSET || !V1_SUCCESSOR) return {}
  const policy = `${siteUrl}${PATHS.developers}#versioning-and-deprecation`
  return {
    Deprecation: `@${Date.parse(V1_DEPRECATED) / 1000}`,
    Sunset: new Date(V1_SUNSET).toUTCString(),
    Link: [
      `<${policy}>; rel="deprecation"; type="text/html"`,
      `<${policy}>; rel="sunset"; type="text/html"`,
      `<${V1_SUCCESSOR}>; rel="successor-version"`,
    ].join(', '),
  }
}

/** What answers at a path carry. */
export type AnswerHeaders = (path: string) => Record<string, string>

/**
 * What every answer carries, mistakes and refusals included: the version of the API, its end on the paths that
 * have one, and leave for scripts of other sites to read it.
 */
export function answerHeaders(deprecation: Record<string, string>): AnswerHeaders {
  const always = { ...VERSION_HEADER, 'X-Content-Type-Options': 'nosniff', ...CORS_HEADERS }
  const versioned = { ...always, ...deprecation }
  return (path) => (path.startsWith(VERSIONED) ? versioned : always)
}

/** Gives the client its own key back, unchanged. */
export function echoedKey(asked: Asked): Record<string, string> {
  const key = keyOf(asked)
  return key !== undefined && PRINTABLE_ASCII.test(key) ? { [ECHOED_KEY]: key } : {}
}

/**
 * Refuses what cannot be given back or decoded. A query is decoded once before anything else does: whoever decodes
 * leniently throws and catches an error for each percent sign that encodes nothing. OPTIONS asks about the path alone.
 *
 * @throws {ApiError} invalid_idempotency_key, invalid_request.
 */
export function checkRequest(asked: Asked): void {
  const key = keyOf(asked)
  if (key !== undefined && !PRINTABLE_ASCII.test(key))
    throw new ApiError(
      'invalid_idempotency_key',
      `${ECHOED_KEY} must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
      'Send a shorter key such as a UUID, or none: every operation is read-only.',
    )
  const query = queryOf(asked)
  if (query && asked.method !== 'OPTIONS' && !isDecodable(query))
    throw new ApiError(
      'invalid_request',
      'The address has percent signs that encode no UTF-8.',
      "Encode a percent sign itself as %25: encodeURIComponent(q) in JavaScript, curl -G --data-urlencode 'q=…'.",
    )
}

function keyOf({ incoming }: Asked): string | undefined {
  return incoming.headers[IDEMPOTENCY_KEY]?.toString()
}

function isDecodable(query: string): boolean {
  try {
    // Its result is looked at, since a bundler drops a call of it alone.
    return decodeURIComponent(query) !== ''
  } catch {
    return false
  }
}

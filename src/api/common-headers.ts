import { PATHS } from '../catalogue/urls.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../core/api-error.ts'
import { API_VERSION, CORS_HEADERS, VERSION_HEADER } from '../core/http.ts'
import { MAX_IDEMPOTENCY_KEY } from '../schemas/limits.ts'
import { tried } from '../schemas/values.ts'
import { type ApiRequest, queryOf } from './route.ts'

const IDEMPOTENCY_KEY = 'Idempotency-Key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Prefix of the paths of this version. */
const VERSION_PREFIX = `/api/v${API_VERSION}/`

/**
 * Headers that announce the end of version 1, none unless it is configured: Deprecation (RFC 9745, a structured date),
 * Sunset (RFC 8594, an HTTP date), and Link to the policy and the successor (RFC 5829).
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

/** Returns the common headers of answers at a path. */
export type AnswerHeaders = (path: string) => Record<string, string>

/** Headers of every answer, errors included: version, CORS, and on the version's paths its deprecation. */
export function answerHeaders(deprecation: Record<string, string>): AnswerHeaders {
  const always = { ...VERSION_HEADER, 'X-Content-Type-Options': 'nosniff', ...CORS_HEADERS }
  const versioned = { ...always, ...deprecation }
  return (path) => (path.startsWith(VERSION_PREFIX) ? versioned : always)
}

/** The request's Idempotency-Key as a response header, if it is valid. */
export function echoedKey(request: ApiRequest): Record<string, string> {
  const key = keyOf(request)
  return key !== undefined && PRINTABLE_ASCII.test(key) ? { [IDEMPOTENCY_KEY]: key } : {}
}

/**
 * Refuses an Idempotency-Key that cannot be echoed, and a query that does not decode: lenient decoders catch an error for
 * each wrong percent sign, which is slow. OPTIONS is only about the path.
 *
 * @throws {ApiError} invalid_idempotency_key, invalid_request.
 */
export function checkRequest(request: ApiRequest): void {
  const key = keyOf(request)
  if (key !== undefined && !PRINTABLE_ASCII.test(key))
    throw new ApiError(
      'invalid_idempotency_key',
      `${IDEMPOTENCY_KEY} must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
      'Send a shorter key such as a UUID, or none: every operation is read-only.',
    )
  const query = queryOf(request)
  if (query && request.method !== 'OPTIONS' && tried(() => decodeURIComponent(query)) === undefined)
    throw new ApiError(
      'invalid_request',
      'The address has percent signs that encode no UTF-8.',
      "Encode a percent sign itself as %25: encodeURIComponent(q) in JavaScript, curl -G --data-urlencode 'q=…'.",
    )
}

function keyOf({ incoming }: ApiRequest): string | undefined {
  return incoming.headers['idempotency-key']?.toString()
}

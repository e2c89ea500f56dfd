import { API_VERSION } from '../core/http.ts'

/** An OpenAPI header object. */
const header = (type: 'string' | 'integer', description: string, example?: string | number) => ({
  description,
  schema: { type },
  example,
})

/** Headers of every answer of the application. */
const COMMON = {
  'X-API-Version': header('string', 'Major version of the API', API_VERSION),
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
  Link: header(
    'string',
    'For a deprecated version, the policy and the successor (RFC 8288); absent while it is current',
    '<https://practice.example/developers#versioning-and-deprecation>; rel="deprecation"',
  ),
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
    'State of the window, as in draft-ietf-httpapi-ratelimit-headers',
    '"default";r=59;t=60',
  ),
}

/** All documented response headers. */
const HEADERS = {
  ...COMMON,
  ETag: header('string', 'Strong validator of the body'),
  'Cache-Control': header('string', 'How long the answer may be kept'),
  'Retry-After': header('integer', 'Seconds to wait', 42),
  Allow: header('string', 'Methods that the path accepts'),
}
export type HeaderName = keyof typeof HEADERS

export const COMMON_HEADERS = Object.keys(COMMON) as HeaderName[]

/** Common headers that an answer need not have. */
export const OCCASIONAL_HEADERS = ['Idempotency-Key', 'Deprecation', 'Sunset', 'Link']

/** Describes headers in place. */
export function describeHeaders(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, HEADERS[name]]))
}

/** Describes headers by reference, for errors, which every operation repeats. */
export function referToHeaders(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The components that those references point to, for the OpenAPI generator. */
export const HEADER_COMPONENTS = ([...COMMON_HEADERS, 'Cache-Control', 'Retry-After'] as const).map(
  (name) => ({
    type: 'component' as const,
    componentType: 'headers' as const,
    name,
    component: HEADERS[name],
  }),
)

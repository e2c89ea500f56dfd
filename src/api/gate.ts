import type { BlockList } from 'node:net'
import { ApiError } from '../core/api-error.ts'
import { clientAddress } from './client-address.ts'
import type { HeaderList } from './header-list.ts'
import { headerList } from './header-list.ts'
import type { Limiter, RateLimiter, RateState } from './rate-limiter.ts'
import { WINDOW_SECONDS } from './rate-limiter.ts'

/** The version every answer names. */
export const API_VERSION = '1'

/** The longest Idempotency-Key that is echoed. */
export const MAX_IDEMPOTENCY_KEY = 128

/** What an Idempotency-Key may be: printable ASCII. */
export const IDEMPOTENCY_KEY = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Paths of the version, whose end its answers would announce. */
const VERSIONED = `/api/v${API_VERSION}/`

/** Headers of answers that scripts of other sites may read. */
export const EXPOSED_HEADERS = [
  'ETag',
  'Idempotency-Key',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Deprecation',
  'Sunset',
  'Link',
  'Allow',
]

const EXPOSED = EXPOSED_HEADERS.join(', ')

/** What the gate needs to know of a request. */
export interface Visitor {
  /** Address of the socket's other end. */
  peer: string
  path: string
  forwardedFor: string | undefined
  idempotencyKey: string | undefined
  /** How many requests it stands for; 1 by default. */
  requests?: number
}

/** What every answer to a visitor carries, and the error that is the answer when it was turned away. */
export interface Admission {
  headers: HeaderList
  refusal: ApiError | undefined
}

/** A promise only where the limiter gives one: on the common path nothing is awaited. */
export type Gate = (visitor: Visitor) => Admission | Promise<Admission>

/**
 * Everything that holds for each request to the API, /ask and /api/mcp alike, whatever answers it:
 * the rate limit, Idempotency-Key, and the headers common to all answers.
 *
 * @param retirement Headers that announce the end of the version, on its own paths; none while it is current.
 */
export function createGate(
  limiter: RateLimiter,
  trustedProxies: BlockList,
  retirement?: Record<string, string>,
): (visitor: Visitor) => Admission
export function createGate(
  limiter: Limiter,
  trustedProxies: BlockList,
  retirement?: Record<string, string>,
): Gate
export function createGate(
  limiter: Limiter,
  trustedProxies: BlockList,
  retirement: Record<string, string> = {},
): Gate {
  const { limit } = limiter
  const commonHeaders = commonHeadersFor(limit)
  const retirementList = headerList(retirement)
  const isRetiring = retirementList.length > 0

  function admit(rate: RateState, { path, idempotencyKey }: Visitor): Admission {
    const headers = commonHeaders(rate)
    if (isRetiring && path.startsWith(VERSIONED)) headers.push(...retirementList)
    const keyIsValid = idempotencyKey === undefined || IDEMPOTENCY_KEY.test(idempotencyKey)
    if (idempotencyKey !== undefined && keyIsValid) headers.push('Idempotency-Key', idempotencyKey)
    if (rate.exceeded) {
      headers.push('Retry-After', String(rate.reset))
      return { headers, refusal: tooManyRequests(limit, rate.reset) }
    }
    return { headers, refusal: keyIsValid ? undefined : invalidKey() }
  }

  return (visitor) => {
    const { peer, forwardedFor, requests } = visitor
    const rate = limiter.take(clientAddress(peer, forwardedFor, trustedProxies), requests)
    return rate instanceof Promise
      ? rate.then((state) => admit(state, visitor))
      : admit(rate, visitor)
  }
}

/** With both families of the limit: the contract's with its X- mirrors, and draft-ietf-httpapi-ratelimit-headers. */
function commonHeadersFor(limit: number): (rate: RateState) => string[] {
  const most = String(limit)
  const policy = `"default";q=${most};w=${WINDOW_SECONDS}`
  return ({ remaining, reset }) => {
    const [left, seconds] = [String(remaining), String(reset)]
    // prettier-ignore
    return [
      'X-API-Version', API_VERSION,
      'Access-Control-Allow-Origin', '*',
      'Access-Control-Expose-Headers', EXPOSED,
      'X-Content-Type-Options', 'nosniff',
      'RateLimit-Limit', most,
      'RateLimit-Remaining', left,
      'RateLimit-Reset', seconds,
      'X-RateLimit-Limit', most,
      'X-RateLimit-Remaining', left,
      'X-RateLimit-Reset', seconds,
      'RateLimit-Policy', policy,
      'RateLimit', `"default";r=${left};t=${seconds}`,
    ]
  }
}

function tooManyRequests(limit: number, reset: number): ApiError {
  return new ApiError(
    'rate_limit_exceeded',
    `More than ${limit} requests came from this address in one minute.`,
    `Wait ${reset} seconds, as Retry-After says.`,
  )
}

function invalidKey(): ApiError {
  return new ApiError(
    'invalid_idempotency_key',
    `Idempotency-Key must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
    'Send a shorter key such as a UUID, or none: every operation is read-only.',
  )
}

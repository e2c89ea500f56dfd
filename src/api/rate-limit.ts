import { LRUCache } from 'lru-cache'
import { ApiError } from '../core/api-error.ts'
import { RETRY_SOON } from '../core/response.ts'
import type { CountMore } from '../mcp/compat/batches.ts'
import type { Asked } from './asked.ts'

/** Length of the window, in seconds. */
export const WINDOW_SECONDS = 60

/** The most clients counted at once; beyond it those not seen for longest are dropped. */
export const MAX_CLIENTS = 20_000

/** What one request did to its client's window. */
export interface RateState {
  /** Requests left in this window. */
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  reset: number
  /** Whether this request is over the limit. */
  exceeded: boolean
}

/** Counts requests per client. */
export interface Limiter {
  /** Requests that a client may make in a window. */
  readonly limit: number
  /**
   * Counts requests of a client, one by default, which together exceed the limit or do not; a promise only
   * where the count is kept outside of the process.
   */
  take: (client: string, requests?: number) => RateState | Promise<RateState>
  /** Number of clients that this process counts. */
  readonly size: number
  /** Reaches out to a store that processes share, where there is one; called when serving begins. */
  connect?: () => void
}

/**
 * Counts requests per client in one fixed window of 60 seconds, which begins with the first request. The
 * clients that have not been seen for longest are forgotten when too many come; rate-limiter-flexible's
 * limiter in memory has no such bound, and a timer for each client.
 */
export class RateLimiter implements Limiter {
  readonly limit: number
  readonly #now: () => number
  readonly #windows: LRUCache<string, { startedAt: number; used: number }>

  /** @param now Monotonic time in milliseconds; a wall clock may jump. */
  constructor({ limit, now = () => performance.now(), maxClients = MAX_CLIENTS }: LimiterOptions) {
    this.limit = limit
    this.#now = now
    this.#windows = new LRUCache({ max: maxClients })
  }

  get size(): number {
    return this.#windows.size
  }

  /** Counts requests of a client, unless they are more than it has left. */
  take(client: string, requests = 1): RateState {
    const now = this.#now()
    let window = this.#windows.get(client)
    if (!window || now - window.startedAt >= WINDOW_SECONDS * 1000) {
      window = { startedAt: now, used: 0 }
      this.#windows.set(client, window)
    }
    const exceeded = window.used + requests > this.limit
    if (!exceeded) window.used += requests
    return {
      remaining: this.limit - window.used,
      // In this order, since a sum of large fractions may exceed what it is the sum of.
      reset: wholeSeconds(WINDOW_SECONDS * 1000 - (now - window.startedAt)),
      exceeded,
    }
  }
}

interface LimiterOptions {
  limit: number
  now?: () => number
  maxClients?: number
}

/** Milliseconds until a reset as clients are told it: rounded up, and never 0. */
export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}

/**
 * Counts a request of a client, and tells in the header fields of its answer how many are left. A preflight is told
 * too, but neither counted nor refused.
 *
 * @throws {ApiError} rate_limit_exceeded.
 */
export async function countRequest(
  limiter: Limiter,
  asked: Asked,
  headers: Record<string, string>,
): Promise<void> {
  const isAsking = isPreflight(asked)
  const rate = await limiter.take(asked.client, isAsking ? 0 : 1)
  const exceeded = rate.exceeded && !isAsking
  Object.assign(headers, rateLimitHeaders(limiter.limit, { ...rate, exceeded }))
  if (exceeded) throw tooManyRequests(limiter.limit, rate)
}

/** Counts what one request holds beyond itself, and tells it where that request is told. */
export function countMoreOf(
  limiter: Limiter,
  { client }: Asked,
  headers: Record<string, string>,
): CountMore {
  return async (requests) => {
    const more = await limiter.take(client, requests)
    // A smaller batch has room now.
    const soon = more.exceeded && more.remaining > 0 ? RETRY_SOON : {}
    Object.assign(headers, rateLimitHeaders(limiter.limit, more), soon)
    if (more.exceeded) throw tooManyMessages(requests + 1, more)
  }
}

/** Whether a request is a browser's own, which asks before a script's (Fetch Standard, 3.2.2). */
function isPreflight({ method, incoming }: Asked): boolean {
  return method === 'OPTIONS' && 'access-control-request-method' in incoming.headers
}

/**
 * Both families of headers: the contract's with its X- mirrors, and draft-ietf-httpapi-ratelimit-headers.
 *
 * @param policy Names the window, of which a client may have several.
 */
export function rateLimitHeaders(
  limit: number,
  { remaining, reset, exceeded }: RateState,
  policy = 'default',
): Record<string, string> {
  return {
    'RateLimit-Limit': `${limit}`,
    'RateLimit-Remaining': `${remaining}`,
    'RateLimit-Reset': `${reset}`,
    'X-RateLimit-Limit': `${limit}`,
    'X-RateLimit-Remaining': `${remaining}`,
    'X-RateLimit-Reset': `${reset}`,
    'RateLimit-Policy': `"${policy}";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"${policy}";r=${remaining};t=${reset}`,
    ...(exceeded && { 'Retry-After': `${reset}` }),
  }
}

function tooManyRequests(limit: number, { reset }: RateState): ApiError {
  return new ApiError(
    'rate_limit_exceeded',
    `More than ${limit} requests came from this address in one minute.`,
    `Wait ${reset} seconds, as Retry-After says.`,
  )
}

/** @param messages How many messages were to be counted as requests. */
function tooManyMessages(messages: number, { remaining, reset }: RateState): ApiError {
  const more = messages - remaining
  const error = `This batch counts as ${messages} requests; ${remaining} ${remaining === 1 ? 'is' : 'are'} left in this minute.`
  if (remaining === 0)
    return new ApiError('rate_limit_exceeded', error, `Wait ${reset} seconds, as Retry-After says.`)
  const hint = `${more} ${more === 1 ? 'message is' : 'messages are'} too many: send at most ${remaining} now, and the rest in ${reset} seconds.`
  return new ApiError('rate_limit_exceeded', error, hint)
}

import { LRUCache } from 'lru-cache'
import { ApiError } from '../core/api-error.ts'
import { RETRY_SOON } from '../core/response.ts'
import type { CountMore } from '../mcp/compat/batches.ts'
import type { ApiRequest } from './route.ts'

/** Length of the window, in seconds. */
export const WINDOW_SECONDS = 60

/** Clients that are remembered; further ones replace those not seen for longest. */
export const MAX_CLIENTS = 20_000

/** A client's window after a request. */
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
  /** Counts requests of a client, one by default, all or none. A promise only if the count is outside of this process. */
  consume: (client: string, requests?: number) => RateState | Promise<RateState>
  /** Number of clients that this process counts. */
  readonly size: number
  /** Connects to a shared store, if any; called when the server starts. */
  connect?: () => void
}

/**
 * Counts requests per client in a fixed window of 60 seconds, which begins with the first one. It remembers a bounded
 * number of clients, whereas rate-limiter-flexible's limiter in memory has no bound, and a timer for each client.
 */
export class RateLimiter implements Limiter {
  readonly limit: number
  readonly #now: () => number
  readonly #windows: LRUCache<string, { startedAt: number; used: number }>

  /** @param now Returns monotonic time in milliseconds, as a wall clock may jump. */
  constructor({ limit, now = () => performance.now(), maxClients = MAX_CLIENTS }: LimiterOptions) {
    this.limit = limit
    this.#now = now
    this.#windows = new LRUCache({ max: maxClients })
  }

  get size(): number {
    return this.#windows.size
  }

  /** Counts requests of a client, unless they exceed what it has left. */
  consume(client: string, requests = 1): RateState {
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
      // In this order, since otherwise rounding may give more than a whole window.
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

/**
 * Converts milliseconds to whole seconds, rounded up and at least 1.
 *
 * @example wholeSeconds(1001) // 2
 */
export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}

/**
 * Counts a request, and adds rate limit headers to those of its answer. A CORS preflight is neither counted nor refused.
 *
 * @throws {ApiError} rate_limit_exceeded.
 */
export async function countRequest(
  limiter: Limiter,
  request: ApiRequest,
  headers: Record<string, string>,
): Promise<void> {
  const isExempt = isPreflight(request)
  const rate = await limiter.consume(request.client, isExempt ? 0 : 1)
  const exceeded = rate.exceeded && !isExempt
  Object.assign(headers, rateLimitHeaders(limiter.limit, { ...rate, exceeded }))
  if (exceeded) throw tooManyRequests(limiter.limit, rate)
}

/** Makes the function that counts further requests that one holds, and updates its answer's headers. */
export function countMoreOf(
  limiter: Limiter,
  { client }: ApiRequest,
  headers: Record<string, string>,
): CountMore {
  return async (requests) => {
    const more = await limiter.consume(client, requests)
    // A smaller batch would fit into the limit now.
    const soon = more.exceeded && more.remaining > 0 ? RETRY_SOON : {}
    Object.assign(headers, rateLimitHeaders(limiter.limit, more), soon)
    if (more.exceeded) throw tooManyMessages(requests + 1, more)
  }
}

/** Whether a request is a CORS preflight (Fetch Standard, 3.2.2). */
function isPreflight({ method, incoming }: ApiRequest): boolean {
  return method === 'OPTIONS' && 'access-control-request-method' in incoming.headers
}

/**
 * The rate limit headers: the contract's with their X- mirrors, and those of draft-ietf-httpapi-ratelimit-headers.
 *
 * @param policy Name of the window; a client has one for the API and one for search pages.
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

/** @param messages Number of messages in the batch. */
function tooManyMessages(messages: number, { remaining, reset }: RateState): ApiError {
  const more = messages - remaining
  const error = `This batch counts as ${messages} requests; ${remaining} ${remaining === 1 ? 'is' : 'are'} left in this minute.`
  if (remaining === 0)
    return new ApiError('rate_limit_exceeded', error, `Wait ${reset} seconds, as Retry-After says.`)
  const hint = `${more} ${more === 1 ? 'message is' : 'messages are'} too many: send at most ${remaining} now, and the rest in ${reset} seconds.`
  return new ApiError('rate_limit_exceeded', error, hint)
}

import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/api-error.ts'
import type { InTurn, Weight } from '../../core/turns.ts'
import { LONGEST_LIGHT } from '../../core/turns.ts'
import { clientAddress } from '../client-address.ts'
import type { ApiEnv } from '../environment.ts'
import type { Limiter, RateState } from '../rate-limiter.ts'
import { WINDOW_SECONDS } from '../rate-limiter.ts'

export interface RateLimitOptions {
  limiter: Limiter
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
  /** Whose turn it is. */
  inTurn: InTurn
}

/**
 * Counts each request of a client and tells it on the answer how many are left. A preflight is told too, but
 * neither counted nor refused. Routes are told how to wait for the client's turn.
 *
 * @throws {ApiError} rate_limit_exceeded.
 */
export function rateLimit({
  limiter,
  trustedProxies,
  inTurn,
}: RateLimitOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const forwardedFor = c.req.header('X-Forwarded-For')
    const client = clientAddress(c.env.peer, forwardedFor, trustedProxies)
    let rate = isPreflight(c)
      ? { ...(await limiter.take(client, 0)), exceeded: false }
      : await limiter.take(client)
    const headers = () => Object.entries(rateLimitHeaders(limiter.limit, rate))
    if (rate.exceeded) {
      for (const [name, value] of headers()) c.header(name, value)
      throw tooManyRequests(limiter.limit, rate)
    }
    c.set('countMore', async (requests) => {
      rate = await limiter.take(client, requests)
      if (rate.exceeded) throw tooManyRequests(limiter.limit, rate)
    })
    c.set('inTurn', (answer, weight) =>
      inTurn(client, () => (c.env.isGone?.() ? c.body(null) : answer()), weight ?? weightOf(c)),
    )
    await next()
    for (const [name, value] of headers()) c.res.headers.set(name, value)
  }
}

function weightOf({ req }: Context): Weight {
  const body = req.method === 'POST' ? Number(req.header('Content-Length') ?? Infinity) : 0
  return req.url.length + body > LONGEST_LIGHT ? 'heavy' : 'light'
}

/** Whether a request is a browser's own, which asks before a script's (Fetch Standard, 3.2.2). */
function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
}

/** Both families of headers: the contract's with its X- mirrors, and draft-ietf-httpapi-ratelimit-headers. */
export function rateLimitHeaders(
  limit: number,
  { remaining, reset, exceeded }: RateState,
): Record<string, string> {
  const [most, left, seconds] = [String(limit), String(remaining), String(reset)]
  return {
    'RateLimit-Limit': most,
    'RateLimit-Remaining': left,
    'RateLimit-Reset': seconds,
    'X-RateLimit-Limit': most,
    'X-RateLimit-Remaining': left,
    'X-RateLimit-Reset': seconds,
    'RateLimit-Policy': `"default";q=${most};w=${WINDOW_SECONDS}`,
    RateLimit: `"default";r=${left};t=${seconds}`,
    ...(exceeded && { 'Retry-After': seconds }),
  }
}

function tooManyRequests(limit: number, { reset }: RateState): ApiError {
  return new ApiError(
    'rate_limit_exceeded',
    `More than ${limit} requests came from this address in one minute.`,
    `Wait ${reset} seconds, as Retry-After says.`,
  )
}

// The global of this name is a getter, asked anew at each request.
import { performance } from 'node:perf_hooks'

/** Length of the window, in seconds. */
export const WINDOW_SECONDS = 60

/** The most clients that are remembered at once; beyond it the oldest windows are forgotten. */
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
  /** Number of clients that this process remembers. */
  readonly size: number
  /** Reaches out to a store that processes share, where there is one; called when serving begins. */
  connect?: () => void
}

interface Window {
  startedAt: number
  used: number
}

export interface RateLimiterOptions {
  limit: number
  /** Monotonic time in milliseconds; a wall clock may jump. */
  now?: () => number
  maxClients?: number
}

/**
 * Counts requests per client in one fixed window of 60 seconds, which begins with the first request.
 *
 * Memory is bounded by two generations of clients: when the young one is full it becomes the old one, and
 * the old one, whose clients have not been seen for longest, is forgotten as a whole. Every request costs
 * the same; deleting the first key of one large Map, again and again, does not (V8 walks over the holes).
 */
export class RateLimiter implements Limiter {
  #young = new Map<string, Window>()
  #old = new Map<string, Window>()
  readonly limit: number
  readonly #now: () => number
  readonly #generation: number

  constructor({
    limit,
    now = () => performance.now(),
    maxClients = MAX_CLIENTS,
  }: RateLimiterOptions) {
    this.limit = limit
    this.#now = now
    this.#generation = Math.ceil(maxClients / 2)
  }

  /** Number of clients remembered. */
  get size(): number {
    return this.#young.size + this.#old.size
  }

  /** Counts requests of a client, unless they are more than it has left. */
  take(client: string, requests = 1): RateState {
    const now = this.#now()
    const window = this.#windowOf(client)
    if (now - window.startedAt >= WINDOW_SECONDS * 1000) {
      window.startedAt = now
      window.used = 0
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

  #windowOf(client: string): Window {
    const young = this.#young.get(client)
    if (young) return young
    const window = this.#old.get(client) ?? { startedAt: -Infinity, used: 0 }
    this.#old.delete(client)
    if (this.#young.size >= this.#generation) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(client, window)
    return window
  }
}

/** Milliseconds until a reset as clients are told it: rounded up, and never 0. */
export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}

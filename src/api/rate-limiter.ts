/** Length of the window, in seconds. */
export const WINDOW_SECONDS = 60

/** The most clients that are remembered at once; beyond it the oldest windows are forgotten. */
export const MAX_CLIENTS = 20_000

/** What one request did to its client's window. */
export interface RateState {
  /** Requests allowed in a window. */
  limit: number
  /** Requests left in this window. */
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  reset: number
  /** Whether this request is over the limit. */
  exceeded: boolean
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
 * The map stays in the order in which windows began, so both the expired and the oldest are at its
 * front: no request does more than a constant amount of work, and memory is bounded.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>()
  readonly #limit: number
  readonly #now: () => number
  readonly #maxClients: number

  constructor({
    limit,
    now = () => performance.now(),
    maxClients = MAX_CLIENTS,
  }: RateLimiterOptions) {
    this.#limit = limit
    this.#now = now
    this.#maxClients = maxClients
  }

  /** Number of clients remembered. */
  get size(): number {
    return this.#windows.size
  }

  /** Counts one request of a client. */
  take(client: string): RateState {
    const now = this.#now()
    const window = this.#current(client, now)
    const exceeded = window.used >= this.#limit
    if (!exceeded) window.used += 1
    return {
      limit: this.#limit,
      remaining: this.#limit - window.used,
      reset: Math.max(1, Math.ceil((window.startedAt + WINDOW_SECONDS * 1000 - now) / 1000)),
      exceeded,
    }
  }

  #current(client: string, now: number): Window {
    const known = this.#windows.get(client)
    if (known && now - known.startedAt < WINDOW_SECONDS * 1000) return known
    if (known) this.#windows.delete(client)
    else if (this.#windows.size >= this.#maxClients) this.#forgetOldest()
    const window = { startedAt: now, used: 0 }
    this.#windows.set(client, window)
    return window
  }

  #forgetOldest(): void {
    for (const client of this.#windows.keys()) {
      this.#windows.delete(client)
      return
    }
  }
}

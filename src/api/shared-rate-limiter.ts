import { hash } from 'node:crypto'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limiter, RateLimiter, RateState } from './middleware/rate-limit.ts'
import { WINDOW_SECONDS, wholeSeconds } from './middleware/rate-limit.ts'

/**
 * How long Redis may leave a request without an answer, in milliseconds. Then its connection is closed, and
 * until a new one is ready no request waits for it.
 */
const PATIENCE_MS = 200

export interface SharedRateLimiterOptions {
  limit: number
  /** redis:// or rediss:// address. */
  url: string
  /** Counts while Redis is away. */
  local: RateLimiter
  /** Told when Redis goes away and when it is back. */
  onChange: (isShared: boolean) => void
}

/**
 * Counts in Redis, so that processes and machines share one limit; while Redis is away each process counts
 * for itself, and no request waits or fails for it. Redis sees a digest of the client's address, keyed by
 * its own address (which holds its password), and forgets it with the window.
 */
export class SharedRateLimiter implements Limiter {
  readonly limit: number
  readonly #local: RateLimiter
  readonly #secret: string
  readonly #client: Redis
  readonly #store: RateLimiterRedis
  readonly #onChange: (isShared: boolean) => void
  #isShared = true

  constructor({ limit, url, local, onChange }: SharedRateLimiterOptions) {
    this.limit = limit
    this.#local = local
    this.#secret = url
    this.#onChange = onChange
    this.#client = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      socketTimeout: PATIENCE_MS,
      connectTimeout: 2000,
      retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
    })
    // Each failed attempt to connect is an event; what follows from it is told once, by #tell.
    this.#client.on('error', () => this.#tell(false))
    this.#store = new RateLimiterRedis({
      storeClient: this.#client,
      keyPrefix: 'practice-site',
      points: limit,
      duration: WINDOW_SECONDS,
      rejectIfRedisNotReady: true,
    })
  }

  get size(): number {
    return this.#local.size
  }

  connect(): void {
    this.#client.connect().catch(() => this.#tell(false))
  }

  /** Counts requests of a client, here when Redis does not answer. */
  async take(client: string, requests = 1): Promise<RateState> {
    try {
      const state = this.#stateOf(await this.#consume(client, requests))
      this.#tell(true)
      return state
    } catch {
      this.#tell(false)
      // By hand, since the store's own insuranceLimiter would have to be one of its classes, and none is bounded.
      return this.#local.take(client, requests)
    }
  }

  /** @throws {Error} When Redis cannot be asked; being over the limit is a result like another. */
  async #consume(client: string, requests: number): Promise<RateLimiterRes> {
    try {
      const key = hash('sha256', `${this.#secret}\0${client}`, 'base64url')
      return await this.#store.consume(key, requests)
    } catch (error) {
      if (error instanceof RateLimiterRes) return error
      throw error
    }
  }

  #stateOf({ consumedPoints, msBeforeNext }: RateLimiterRes): RateState {
    return {
      remaining: Math.max(0, this.limit - consumedPoints),
      reset: wholeSeconds(msBeforeNext),
      exceeded: consumedPoints > this.limit,
    }
  }

  #tell(isShared: boolean): void {
    if (isShared === this.#isShared) return
    this.#isShared = isShared
    this.#onChange(isShared)
  }
}

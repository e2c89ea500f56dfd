import { hash } from 'node:crypto'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limiter, wholeSeconds, WINDOW_SECONDS } from './rate-limit.ts'

/**
 * How long Redis may leave a request without an answer, in milliseconds. Then its connection is closed, and
 * until a new one is ready no request waits for it.
 */
const PATIENCE_MS = 200

/**
 * Makes a limiter that counts in Redis, so that processes and machines share one limit; while Redis is away each
 * process counts for itself, and no request waits or fails for it. Redis sees a digest of the client's address,
 * keyed by its own address (which holds its password), and forgets it with the window.
 *
 * @param url A redis:// or rediss:// address.
 * @param local Counts while Redis is away.
 * @param onChange Told when Redis goes away, again for each further reason, and when it is back. A reason is a code
 *   of the system's (ECONNREFUSED) or the first word of Redis's refusal (NOAUTH), which hold no address or password.
 */
export function createSharedLimiter(
  url: string,
  local: Limiter,
  onChange: (isShared: boolean, reason?: string) => void,
): Limiter {
  const { limit } = local
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: PATIENCE_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
  })
  const store = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: 'practice-site',
    points: limit,
    duration: WINDOW_SECONDS,
    rejectIfRedisNotReady: true,
  })
  /** Why Redis is away, as told so far; none while it is there. */
  const told = new Set<string | undefined>()
  // Each failed attempt to connect is an event, which says more than what follows from it.
  client.on('error', away)

  function away(error: unknown): void {
    const reason = reasonOf(error)
    if (told.has(reason)) return
    told.add(reason)
    onChange(false, reason)
  }

  function awayUnlessTold(error: unknown): void {
    if (told.size === 0) away(error)
  }

  function back(): void {
    if (told.size === 0) return
    told.clear()
    onChange(true)
  }

  /** @throws {Error} When Redis cannot be asked; being over the limit is a result like another. */
  async function consume(asking: string, requests: number): Promise<RateLimiterRes> {
    try {
      return await store.consume(hash('sha256', `${url}\0${asking}`, 'base64url'), requests)
    } catch (error) {
      if (error instanceof RateLimiterRes) return error
      throw error
    }
  }

  return {
    limit,
    get size() {
      return local.size
    },
    connect: () => void client.connect().catch(awayUnlessTold),
    take: async (asking, requests = 1) => {
      try {
        const { consumedPoints, msBeforeNext } = await consume(asking, requests)
        back()
        return {
          remaining: Math.max(0, limit - consumedPoints),
          reset: wholeSeconds(msBeforeNext),
          exceeded: consumedPoints > limit,
        }
      } catch (error) {
        awayUnlessTold(error)
        // By hand, since the store's own insuranceLimiter would have to be one of its classes, and none is bounded.
        return local.take(asking, requests)
      }
    },
  }
}

/** What kind of failure it was, where that has a name: never a message, which may quote the address. */
function reasonOf(error: unknown): string | undefined {
  const { name, message, code } = error as NodeJS.ErrnoException
  return name === 'ReplyError' ? /^[A-Z]+\b/.exec(message)?.[0] : code
}

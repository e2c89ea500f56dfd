import { hash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Admit } from '../core/fair-queue.ts'
import { type Limiter, type RateState, wholeSeconds, WINDOW_SECONDS } from './rate-limit.ts'

/** If Redis takes longer to answer, its connection is closed, and requests are counted locally until a new one is ready. */
const ANSWER_TIMEOUT_MS = 200

/**
 * Counts requests in Redis, all or none: to count those over the limit too, and give them back later, would refuse others
 * meanwhile. It gets the requests, the window in seconds and the limit, and returns how many there would be, and the
 * milliseconds until the window ends.
 */
const CONSUME_SCRIPT = `
  local count = tonumber(redis.call('get', KEYS[1]) or '0') + tonumber(ARGV[1])
  if count <= tonumber(ARGV[3]) then
    redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
    redis.call('incrby', KEYS[1], ARGV[1])
  end
  local ms = redis.call('pttl', KEYS[1])
  return { count, ms > 0 and ms or 1000 * ARGV[2] }`

/**
 * Makes a limiter that counts in Redis, so that processes and machines share one limit. While Redis is away, each process
 * counts for itself, and no request fails. Redis stores a hash of the client's address, salted with the URL (which holds
 * the password), until the window ends.
 *
 * @param url A redis:// or rediss:// URL.
 * @param local Counts while Redis is away.
 * @param admit Lets requests go on one after the other: Redis answers many in one packet.
 * @param onChange Called when Redis goes away, with each further reason, and when it is back. A reason is a system error
 *   code (ECONNREFUSED) or the code of a Redis error (NOAUTH), neither of which has an address or password.
 */
export function createSharedLimiter(
  url: string,
  local: Limiter,
  admit: Admit,
  onChange: (isShared: boolean, reason?: string) => void,
): Limiter {
  const { limit } = local
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: ANSWER_TIMEOUT_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
  })
  /** Reasons that were reported since Redis went away; none while it is available. */
  const reported = new Set<string | undefined>()
  // Failed attempts to connect are events with a better reason than the errors of requests.
  redis.on('error', away)

  function away(error: unknown): void {
    const reason = reasonOf(error)
    if (reported.has(reason)) return
    reported.add(reason)
    onChange(false, reason)
  }

  function awayUnlessReported(error: unknown): void {
    if (reported.size === 0) away(error)
  }

  function back(): void {
    if (reported.size === 0) return
    reported.clear()
    onChange(true)
  }

  /** @throws {Error} If Redis does not answer; a client over its limit is an ordinary result. */
  async function consumeShared(client: string, requests: number): Promise<RateState> {
    // A command would itself begin to connect before `connect` does.
    if (redis.status !== 'ready') throw new Error('Redis is not ready.')
    const key = `practice-site:${hash('sha256', `${url}\0${client}`, 'base64url')}`
    const counted = await redis.eval(CONSUME_SCRIPT, 1, key, requests, WINDOW_SECONDS, limit)
    const [count, ms] = counted as [number, number]
    const exceeded = count > limit
    const used = exceeded ? count - requests : count
    return { remaining: Math.max(0, limit - used), reset: wholeSeconds(ms), exceeded }
  }

  return {
    limit,
    get size() {
      return local.size
    },
    connect: () => void redis.connect().catch(awayUnlessReported),
    consume: async (client, requests = 1) => {
      try {
        const state = await consumeShared(client, requests)
        back()
        // What has waited too long goes on, since it is counted.
        await admit({ client })?.catch(() => undefined)
        return state
      } catch (error) {
        awayUnlessReported(error)
        return local.consume(client, requests)
      }
    },
  }
}

/** The code of an error, if it has one; never its message, which may quote the URL. */
function reasonOf(error: unknown): string | undefined {
  const { name, message, code } = error as NodeJS.ErrnoException
  return name === 'ReplyError' ? /^[A-Z]+\b/.exec(message)?.[0] : code
}

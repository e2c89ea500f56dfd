import type { Config } from '../config.ts'
import type { Limiter } from './rate-limiter.ts'
import { RateLimiter } from './rate-limiter.ts'

/**
 * The rate limiter that is configured: of this process, or shared through Redis. The client for Redis is
 * loaded only where there is one.
 *
 * @param onChange Told when Redis goes away and when it is back.
 */
export async function createLimiter(
  { RATE_LIMIT_PER_MINUTE: limit, RATE_LIMIT_REDIS_URL: url }: Config,
  onChange: (isShared: boolean) => void,
): Promise<Limiter> {
  const local = new RateLimiter({ limit })
  if (!url) return local
  const { SharedRateLimiter } = await import('./shared-rate-limiter.ts')
  return new SharedRateLimiter({ limit, url, local, onChange })
}

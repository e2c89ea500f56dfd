import { describe, expect, it, vi } from 'vitest'
import { MAX_CLIENTS, RateLimiter } from './rate-limit.ts'

/** A limiter whose clock stands until it is moved. */
function stopped(limit: number, maxClients?: number) {
  const clock = { ms: 1_000_000 }
  return { clock, limiter: new RateLimiter({ limit, maxClients, now: () => clock.ms }) }
}

describe('RateLimiter', () => {
  it('counts down and then refuses, without counting what it refused', () => {
    const { limiter } = stopped(2)
    expect(limiter.consume('a')).toEqual({ remaining: 1, reset: 60, exceeded: false })
    expect(limiter.consume('a')).toEqual({ remaining: 0, reset: 60, exceeded: false })
    expect(limiter.consume('a')).toEqual({ remaining: 0, reset: 60, exceeded: true })
    expect(limiter.consume('b').exceeded).toBe(false)
  })

  it('opens a new window 60 seconds after the first request', () => {
    const { clock, limiter } = stopped(1)
    limiter.consume('a')
    clock.ms += 59_999
    expect(limiter.consume('a')).toMatchObject({ exceeded: true, reset: 1 })
    clock.ms += 1
    expect(limiter.consume('a')).toMatchObject({ exceeded: false, remaining: 0, reset: 60 })
  })

  it('rounds the seconds to the reset up, and never says 0', () => {
    const { clock, limiter } = stopped(9)
    limiter.consume('a')
    clock.ms += 1
    expect(limiter.consume('a').reset).toBe(60)
    clock.ms += 1000
    expect(limiter.consume('a').reset).toBe(59)
    clock.ms += 58_998.9
    expect(limiter.consume('a').reset).toBe(1)
  })

  it('never says more seconds than the window has', () => {
    const { clock, limiter } = stopped(1)
    // With these milliseconds, the window's end less its beginning is a little more than its length.
    clock.ms = 994_360.0688901733
    expect(limiter.consume('a').reset).toBe(60)
  })

  it('keeps time when the wall clock jumps', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const limiter = new RateLimiter({ limit: 2 })
      limiter.consume('a')
      vi.setSystemTime(Date.now() + 86_400_000)
      expect(limiter.consume('a').remaining).toBe(0)
      vi.setSystemTime(0)
      expect(limiter.consume('a')).toMatchObject({ exceeded: true, reset: 60 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts a bounded number of clients, however many come', () => {
    const { limiter } = stopped(60)
    for (let i = 0; i < 1_000_000; i += 1) limiter.consume(String(i))
    expect(limiter.size).toBeLessThanOrEqual(MAX_CLIENTS)
    expect(limiter.size).toBeGreaterThanOrEqual(MAX_CLIENTS / 2)
  })

  it('forgets those it has not seen for longest, and keeps those that come back', () => {
    const { limiter } = stopped(5, 4)
    for (const client of ['gone', 'back', 'c', 'back', 'd', 'e']) limiter.consume(client)
    expect(limiter.consume('back').remaining).toBe(2)
    expect(limiter.consume('gone').remaining).toBe(4)
  })
})

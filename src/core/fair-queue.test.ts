import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, createTurnClock } from './fair-queue.ts'

describe('a fair queue', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('goes round the clients, in the order of what each has asked', async () => {
    const enqueue = createFairQueue()
    const done: string[] = []
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      enqueue(name.charAt(0), () => done.push(name)),
    )
    await Promise.all(asked)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('lets everything else happen in between', async () => {
    const enqueue = createFairQueue()
    let done = 0
    const all = Promise.all(Array.from({ length: 100 }, () => enqueue('a', () => (done += 1))))
    await setImmediate()
    expect(done).toBeLessThan(5)
    await all
    expect(done).toBe(100)
  })

  it('leaves the event loop to others for about as long as a piece took', async () => {
    const enqueue = createFairQueue()
    let [endedAt, pause] = [0, 0]
    const work = () => {
      const startedAt = performance.now()
      pause = startedAt - endedAt
      while (performance.now() < startedAt + 20);
      endedAt = performance.now()
    }
    await Promise.all([enqueue('a', work), enqueue('a', work)])
    expect(pause).toBeGreaterThan(15)
  })

  it('gives what the work gives, also its failure, and goes on after both', async () => {
    const enqueue = createFairQueue()
    const fails = enqueue('a', () => Promise.reject(new Error('no')))
    const throws = enqueue('a', () => {
      throw new Error('neither')
    })
    await expect(fails).rejects.toThrow('no')
    await expect(throws).rejects.toThrow('neither')
    expect(await enqueue('a', () => Promise.resolve(1))).toBe(1)
  })

  it('refuses work while too much waits', async () => {
    const enqueue = createFairQueue(2)
    const first = [1, 2, 3].map((n) => enqueue('a', () => n))
    await expect(enqueue('b', () => 4)).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await Promise.all(first)).toEqual([1, 2, 3])
    expect(await enqueue('b', () => 4)).toBe(4)
  })

  it('refuses what has waited too long, and goes on', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const enqueue = createFairQueue()
    const { promise: held, resolve: release } = Promise.withResolvers<number>()
    const first = enqueue('a', () => held)
    const second = enqueue('b', () => 2)
    now.mockReturnValue(21_000)
    release(1)
    expect(await first).toBe(1)
    await expect(second).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await enqueue('b', () => 3)).toBe(3)
  })
})

it('a turn of the event loop is long once it has taken some time, and the next one is not', async () => {
  const isLong = createTurnClock()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  expect([isLong(), isLong()]).toEqual([false, false])
  now.mockReturnValue(30)
  expect(isLong()).toBe(true)
  await setImmediate()
  await setImmediate()
  expect(isLong()).toBe(false)
  vi.restoreAllMocks()
})

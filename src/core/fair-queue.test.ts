import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueues } from './fair-queue.ts'

describe('a fair queue', () => {
  it('goes round the clients, in the order of what each has asked', async () => {
    const enqueue = createFairQueues()
    const done: string[] = []
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      enqueue(name.charAt(0), () => done.push(name)),
    )
    await Promise.all(asked)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('lets everything else happen in between', async () => {
    const enqueue = createFairQueues()
    let done = 0
    const all = Promise.all(Array.from({ length: 100 }, () => enqueue('a', () => (done += 1))))
    await setImmediate()
    expect(done).toBeLessThan(5)
    await all
    expect(done).toBe(100)
  })

  it('gives what the work gives, also its failure, and goes on after both', async () => {
    const enqueue = createFairQueues()
    const fails = enqueue('a', () => Promise.reject(new Error('no')))
    const throws = enqueue('a', () => {
      throw new Error('neither')
    })
    await expect(fails).rejects.toThrow('no')
    await expect(throws).rejects.toThrow('neither')
    expect(await enqueue('a', () => Promise.resolve(1))).toBe(1)
  })

  it('of long work leaves that of short work alone', async () => {
    const enqueue = createFairQueues()
    void enqueue('a', () => new Promise(() => undefined), 'heavy')
    expect(await enqueue('a', () => 1)).toBe(1)
  })

  it('refuses work while too much waits', async () => {
    const enqueue = createFairQueues(2)
    const first = [1, 2, 3].map((n) => enqueue('a', () => n))
    await expect(enqueue('b', () => 4)).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await Promise.all(first)).toEqual([1, 2, 3])
    expect(await enqueue('b', () => 4)).toBe(4)
  })
})

import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, createTurns } from './fair-queue.ts'

describe('a fair queue', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('goes round the clients, in the order of what each has asked', async () => {
    expect(await orderOf(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'], 6)).toEqual([
      ...['a1', 'b1', 'c1'],
      ...['a2', 'b2'],
      'a3',
    ])
  })

  it('does a client’s pieces together while they are short', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const order = await orderOf(['a1', 'a2', 'b1', 'b2', 'b3', 'a3'], 0)
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])
  })

  /** The order in which work of clients is done, if each piece takes so long. */
  async function orderOf(pieces: readonly string[], ms: number): Promise<string[]> {
    const enqueue = createFairQueue()
    const done: string[] = []
    const asked = pieces.map((name) =>
      enqueue(name.charAt(0), () => {
        const startedAt = performance.now()
        while (performance.now() < startedAt + ms);
        done.push(name)
      }),
    )
    await Promise.all(asked)
    return done
  }

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
    const enqueue = createFairQueue(4)
    const first = [1, 2, 3].map((n) => enqueue('a', () => n))
    await expect(enqueue('a', () => 4)).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await Promise.all(first)).toEqual([1, 2, 3])
    expect(await enqueue('a', () => 4)).toBe(4)
  })

  it('has room for clients of which nothing waits, though not for any number', async () => {
    const enqueue = createFairQueue(4)
    const all = ['a', 'a', 'a', 'b', 'c'].map((client) => enqueue(client, () => client))
    await expect(enqueue('d', () => 'd')).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'b', 'c'])
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

describe('short work', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('begins at once until a turn of the event loop has taken long, and again in the next one', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    expect([admit('a'), admit('a')]).toEqual([undefined, undefined])
    now.mockReturnValue(30)
    await admit('a')
    await setImmediate()
    expect(admit('a')).toBeUndefined()
  })

  it('begins one by one while clients connect, and at once when none has for a while', async () => {
    const { admit, connected } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    connected()
    const waits = ['a', 'b'].map((client) => admit(client))
    expect(waits).not.toContain(undefined)
    for (const wait of waits) await wait
    now.mockReturnValue(10)
    expect(admit('a')).toBeUndefined()
  })

  // Once half of what waited was refused, and asked again, which kept everybody else from being answered.
  it('is not refused, however much of one client waits', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    void admit('a')
    now.mockReturnValue(30)
    const waits = Array.from({ length: 5000 }, () => admit('a'))
    expect(waits).not.toContain(undefined)
    for (const wait of waits) await wait
  })

  it('begins one by one while some waits, also what comes in a turn that is short', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    void admit('a')
    now.mockReturnValue(30)
    const begun: string[] = []
    const waits = ['a', 'a', 'a', 'b'].map((client) =>
      admit(client)?.then(() => begun.push(client)),
    )
    await setImmediate()
    expect(begun.length).toBeLessThan(4)
    // In a later turn, which is short.
    const last = admit('c')?.then(() => begun.push('c'))
    await Promise.all([...waits, last])
    expect(begun).toEqual(['a', 'a', 'a', 'b', 'c'])
  })
})

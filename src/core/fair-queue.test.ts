import { EventEmitter } from 'node:events'
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
      enqueue({ client: name.charAt(0) }, () => {
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
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const work = () => now.mockReturnValue((done += 1))
    const all = Promise.all(Array.from({ length: 100 }, () => enqueue({ client: 'a' }, work)))
    await setImmediate()
    expect(done).toBeLessThan(5)
    await all
    expect(done).toBe(100)
  })

  // Once what thousands of them had sent was kept until their turns, and the process ended for want of memory.
  it('does not keep the work of who has left', async () => {
    const enqueue = createFairQueue()
    const { promise: held, resolve: release } = Promise.withResolvers<number>()
    const first = enqueue({ client: 'a' }, () => held)
    const socket = Object.assign(new EventEmitter<{ close: [] }>(), { destroyed: false })
    const leaving = { client: 'a', incoming: { socket } }
    const begun: string[] = []
    const left = enqueue(leaving, () => begun.push('left'))
    const last = enqueue({ client: 'a' }, () => begun.push('last'))
    socket.destroyed = true
    socket.emit('close')
    await left
    await enqueue(leaving, () => begun.push('left before'))
    expect(begun).toEqual(['left', 'left before'])
    release(1)
    await Promise.all([first, last])
    expect(begun).toEqual(['left', 'left before', 'last'])
    expect(socket.listenerCount('close')).toBe(0)
  })

  it('gives what the work gives, also its failure, and goes on after both', async () => {
    const enqueue = createFairQueue()
    const fails = enqueue({ client: 'a' }, () => Promise.reject(new Error('no')))
    const throws = enqueue({ client: 'a' }, () => {
      throw new Error('neither')
    })
    await expect(fails).rejects.toThrow('no')
    await expect(throws).rejects.toThrow('neither')
    expect(await enqueue({ client: 'a' }, () => Promise.resolve(1))).toBe(1)
  })

  it('refuses what has waited too long, and goes on', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const enqueue = createFairQueue()
    const { promise: held, resolve: release } = Promise.withResolvers<number>()
    const first = enqueue({ client: 'a' }, () => held)
    const second = enqueue({ client: 'b' }, () => 2)
    now.mockReturnValue(21_000)
    release(1)
    expect(await first).toBe(1)
    await expect(second).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await enqueue({ client: 'b' }, () => 3)).toBe(3)
  })
})

describe('short work', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('begins at once until a turn of the event loop has taken long, and again in the next one', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    expect([admit({ client: 'a' }), admit({ client: 'a' })]).toEqual([undefined, undefined])
    now.mockReturnValue(30)
    await admit({ client: 'a' })
    await setImmediate()
    expect(admit({ client: 'a' })).toBeUndefined()
  })

  // Once half of what waited was refused, and asked again, which kept everybody else from being answered.
  it('is not refused, however much of one client waits', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    void admit({ client: 'a' })
    now.mockReturnValue(30)
    const waits = Array.from({ length: 5000 }, () => admit({ client: 'a' }))
    expect(waits).not.toContain(undefined)
    for (const wait of waits) await wait
  })

  it('begins in turn while some waits, also what comes in a turn that is short', async () => {
    const { admit } = createTurns()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    void admit({ client: 'a' })
    now.mockReturnValue(30)
    const begun: string[] = []
    const begin = (client: string) => {
      begun.push(client)
      now.mockReturnValue(30 + 2 * begun.length)
    }
    const waits = ['a', 'a', 'a', 'b'].map((client) => admit({ client })?.then(() => begin(client)))
    await setImmediate()
    expect(begun.length).toBeLessThan(4)
    // In a later turn, which is short.
    const last = admit({ client: 'c' })?.then(() => begin('c'))
    await Promise.all([...waits, last])
    expect(begun).toEqual(['a', 'a', 'a', 'b', 'c'])
  })
})

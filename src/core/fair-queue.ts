import { performance } from 'node:perf_hooks'
import { setImmediate as afterThisTurn } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

/** How many pieces of work may wait; each keeps a request in memory, of 64 KiB of body at most. */
const MAX_WAITING = 512

/** After waiting this long, work is refused; less than `STALL_MS` (server/http-server.ts), which closes connections. */
const MAX_WAIT_MS = 20_000

/** The longest pause between two pieces of work; most take less time themselves. */
const MAX_PAUSE_MS = 25

/** What comes in a turn of the event loop that has already taken so long waits for another one. */
const MAX_TURN_MS = 25

/** A question has a few hundred bytes. */
const MAX_UNQUEUED_BYTES = 2000

/** Whether a target, header fields or a body of this length make a request wait in the queue. */
export const isLong = (bytes: number) => bytes > MAX_UNQUEUED_BYTES

/**
 * Does a client's long work when its turn comes, and resolves to its result. Short work needs no turn; work in several
 * parts should pause between them.
 *
 * @throws {ApiError} service_unavailable, if too much waits, or it has waited too long.
 */
export type Enqueue = <T>(client: string, work: () => T | Promise<T>) => Promise<T>

/**
 * Makes a queue that is fair to clients (Nagle, RFC 970): it does one piece of work at a time, and serves clients round
 * robin, so that nobody waits for more than one piece of each other client's. Short requests are answered in between.
 *
 * @param maxWaiting How many pieces of all clients may wait.
 */
export function createFairQueue(maxWaiting = MAX_WAITING): Enqueue {
  /** Waiting work by client, in the order of their turns. */
  const queues = new Map<string, (() => Promise<void>)[]>()
  let waiting = 0
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    const pause = createPause()
    for (const [client, [next, ...rest]] of queues) {
      queues.delete(client)
      // Goes to the end of the map, which this loop reaches too.
      if (rest.length > 0) queues.set(client, rest)
      waiting -= 1
      await next?.()
      await pause()
    }
    isBusy = false
  }

  return <T>(client: string, work: () => T | Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) return Promise.reject(unavailable())
    const enqueuedAt = performance.now()
    return new Promise((resolve, reject) => {
      const begin = () => {
        if (performance.now() - enqueuedAt > MAX_WAIT_MS) throw unavailable()
        return work()
      }
      const start = () => Promise.try(begin).then(resolve, reject)
      queues.set(client, [...(queues.get(client) ?? []), start])
      waiting += 1
      if (!isBusy) void drain()
    })
  }
}

/**
 * Makes a function that leaves the event loop to others for about as long as it was busy since the last call. Node accepts
 * one connection in each turn of the loop: if long work left it for a turn only, a visitor would wait behind all who
 * connected before.
 */
export function createPause(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  return async () => {
    // What the work has promised is done in this turn.
    await setImmediate()
    const { active } = performance.eventLoopUtilization(before)
    if (active > 1) await setTimeout(Math.min(active, MAX_PAUSE_MS))
    before = performance.eventLoopUtilization()
  }
}

/**
 * Makes a function that says whether this turn of the event loop has already taken long, from the first call in it on.
 * All requests that are ready begin in one turn: a thousand short ones would keep everybody else from connecting for
 * seconds.
 */
export function createTurnClock(): () => boolean {
  let startedAt: number | undefined
  const end = () => (startedAt = undefined)
  return () => {
    if (startedAt !== undefined) return performance.now() - startedAt > MAX_TURN_MS
    startedAt = performance.now()
    afterThisTurn(end)
    return false
  }
}

function unavailable(): ApiError {
  return new ApiError(
    'service_unavailable',
    'Too many requests wait to be answered.',
    'Try again in a second.',
  )
}

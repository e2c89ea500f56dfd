import { setImmediate } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

/** The most pieces of work that wait; each holds a request, whose body is 64 KiB at most. */
const MOST_WAITING = 512

/**
 * The longest wait, in milliseconds: whoever has waited so long is told to come again, before the server takes the
 * connection for one that stands still (server/http-server.ts).
 */
const LONGEST_WAIT_MS = 20_000

/** A target, header fields or a body beyond so many bytes make a request long work: a question has a few hundred. */
export const LONGEST_AT_ONCE = 2000

/**
 * Does a client's long work when its turn has come; what is short needs no turn. Work of several parts lets the
 * event loop go round between them.
 *
 * @throws {ApiError} service_unavailable, when too much waits, or it has waited too long.
 */
export type InTurn = <T>(client: string, work: () => T | Promise<T>) => Promise<T>

/**
 * Makes the queue of what is long, which is fair to clients (Nagle, RFC 970): one piece of work at a time, one
 * client after another however much each has asked, and in between everything short is answered. So nobody waits
 * for more than one piece of each other client's work.
 *
 * @param mostWaiting How many pieces may wait, of all clients.
 */
export function createFairQueue(mostWaiting = MOST_WAITING): InTurn {
  /** What clients wait for, in the order of their turns. */
  const lines = new Map<string, (() => Promise<void>)[]>()
  let waiting = 0
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    for (const [client, [next, ...rest]] of lines) {
      lines.delete(client)
      // To the end, which this loop comes to as well.
      if (rest.length > 0) lines.set(client, rest)
      waiting -= 1
      await next?.()
      await setImmediate()
    }
    isBusy = false
  }

  return <T>(client: string, work: () => T | Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return Promise.reject(unavailable())
    const askedAt = performance.now()
    return new Promise((resolve, reject) => {
      const begin = () => {
        if (performance.now() - askedAt > LONGEST_WAIT_MS) throw unavailable()
        return work()
      }
      const start = () => Promise.try(begin).then(resolve, reject)
      lines.set(client, [...(lines.get(client) ?? []), start])
      waiting += 1
      if (!isBusy) void drain()
    })
  }
}

function unavailable(): ApiError {
  return new ApiError(
    'service_unavailable',
    'Too many requests wait to be answered.',
    'Try again in a second.',
  )
}

import { setImmediate } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

/** The most pieces of work that wait; each holds a request, whose body is 64 KiB at most. */
const MOST_WAITING = 512

/**
 * How often the event loop goes round for each millisecond of work. Each time it takes one new connection, so that
 * with one round for each piece of work a visitor would wait behind as many pieces as connections came before.
 */
const ROUNDS_PER_MS = 8

/** Longer work waits in a line of its own, so that short questions wait only for one another. */
export type Weight = 'light' | 'heavy'

/** The longest address and body together of light work, in bytes. */
export const LONGEST_LIGHT = 2000

/**
 * Does a client's work when its turn has come. Work of several parts lets the event loop go round between them.
 *
 * @throws {ApiError} service_unavailable, when too many wait.
 */
export type InTurn = <T>(client: string, work: () => T | Promise<T>, weight?: Weight) => Promise<T>

/**
 * Makes the queues for whatever costs more than a look into a table.
 *
 * @param mostWaiting How many pieces may wait in each, of all clients.
 */
export function createTurns(mostWaiting = MOST_WAITING): InTurn {
  const queues = { light: createQueue(mostWaiting), heavy: createQueue(mostWaiting) }
  return (client, work, weight = 'light') => queues[weight](client, work)
}

/**
 * Makes a queue: one piece of work at a time, one client after another however much each has asked, and in between
 * connections are read and answers are sent. So nobody waits for more than one piece of each other client's work.
 */
function createQueue(mostWaiting: number) {
  /** What clients wait for, in the order of their turns. */
  const lines = new Map<string, (() => Promise<void>)[]>()
  let waiting = 0
  let isBusy = false

  async function takeTurns(): Promise<void> {
    isBusy = true
    for (let next = takeNext(); next; next = takeNext()) {
      const startedAt = performance.now()
      await next()
      const now = performance.now()
      const rounds = (now - startedAt) * ROUNDS_PER_MS
      const until = now + (now - startedAt)
      // No longer than the work was, however much the others ask.
      let round = 0
      do await setImmediate()
      while (++round < rounds && performance.now() < until)
    }
    isBusy = false
  }

  function takeNext(): (() => Promise<void>) | undefined {
    const [first] = lines
    if (!first) return undefined
    const [client, [next, ...rest]] = first
    lines.delete(client)
    // To the end.
    if (rest.length > 0) lines.set(client, rest)
    waiting -= 1
    return next
  }

  return <T>(client: string, work: () => T | Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      const start = () => Promise.try(work).then(resolve, reject)
      lines.set(client, [...(lines.get(client) ?? []), start])
      waiting += 1
      if (!isBusy) void takeTurns()
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

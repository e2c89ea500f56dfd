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
    for (const [client, [next, ...rest]] of lines) {
      lines.delete(client)
      // To the end, which this loop comes to as well.
      if (rest.length > 0) lines.set(client, rest)
      waiting -= 1
      const startedAt = performance.now()
      await next?.()
      await goRound(performance.now() - startedAt)
    }
    isBusy = false
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

/** Lets the event loop go round as often as work of this length is worth, but for no longer than that. */
async function goRound(workMs: number): Promise<void> {
  const until = performance.now() + workMs
  let rounds = workMs * ROUNDS_PER_MS
  do {
    await setImmediate()
    rounds -= 1
  } while (rounds > 0 && performance.now() < until)
}

function unavailable(): ApiError {
  return new ApiError(
    'service_unavailable',
    'Too many requests wait to be answered.',
    'Try again in a second.',
  )
}

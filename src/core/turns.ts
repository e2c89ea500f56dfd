import { setImmediate } from 'node:timers/promises'

/** Does a piece of work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Makes a queue for work of which a single piece is dear: one after another, and in between whoever else asks
 * is answered and what was made is sent. What waits is a request each, of 64 KiB at most.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => setImmediate()).then(work)
    last = done.catch(() => undefined)
    return done
  }
}

import type { EventEmitter } from 'node:events'
import { performance } from 'node:perf_hooks'
import { nextTick } from 'node:process'
import { setImmediate as afterThisTurn } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

/** After waiting this long, work is refused; less than `STALL_MS` (server/http-server.ts), which closes connections. */
const MAX_WAIT_MS = 20_000

/** A client's pieces are done one after the other until they have taken so long; then others have their turn. */
const QUANTUM_MS = 5

/** Waiting work is done in one turn of the event loop until it has taken so long; the next turn goes to others. */
const SLICE_MS = 2

/** Short work that comes in a turn of the event loop which has already taken so long waits for another one. */
const MAX_TURN_MS = 25

/** A question has a few hundred bytes. */
const MAX_UNQUEUED_BYTES = 2000

/** Whether a target, header fields or a body of this length make a request wait in the queue. */
export const isLong = (bytes: number) => bytes > MAX_UNQUEUED_BYTES

/** What waits for its turn, as the server's requests and the application's. */
export interface Waiting {
  readonly client: string
  /** Whose connection, where it is known, tells that the client has left. */
  readonly incoming?: { readonly socket?: Leaving | undefined }
}

export type Leaving = Pick<EventEmitter<{ close: [] }>, 'once' | 'off'> & { destroyed: boolean }

/**
 * Does a client's long work when its turn comes, and resolves to its result; at once when the client has left, which is for the
 * work to see. Short work needs no turn; work in several parts should leave the event loop to others between them.
 *
 * @throws {ApiError} service_unavailable, if it has waited too long.
 */
export type Enqueue = <T>(request: Waiting, work: () => T | Promise<T>) => Promise<T>

/**
 * Resolves when a client's short work may begin. Undefined where that is now. Rejects as `Enqueue` does.
 */
export type Admit = (request: Waiting) => Promise<void> | undefined

/** Where requests wait for others. */
export interface Turns {
  readonly enqueue: Enqueue
  readonly admit: Admit
}

export function createTurns(): Turns {
  return { enqueue: createFairQueue(), admit: createAdmission() }
}

/**
 * Makes a queue that is fair to clients (Nagle, RFC 970): it does one piece of work at a time, and serves clients round
 * robin, each for as long (Shreedhar and Varghese, Deficit Round Robin, 1995), so that who asks little need not wait
 * once for each thing. In between, a turn of the event loop is for others.
 */
export function createFairQueue(): Enqueue {
  /** Waiting work by client, in the order of their turns. */
  const queues = new Map<string, Piece[]>()
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    let turnBeganAt = performance.now()
    async function endTurn(): Promise<void> {
      await setImmediate()
      turnBeganAt = performance.now()
    }
    while (queues.size > 0) {
      for (const [client, own] of queues) {
        const startedAt = performance.now()
        while (own.length > 0 && performance.now() - startedAt <= QUANTUM_MS) {
          const begun = begin(own.shift())
          if (!begun) continue
          await begun
          // Whatever it has led to is done, too.
          await new Promise<void>(nextTick)
          if (performance.now() - turnBeganAt >= SLICE_MS) await endTurn()
        }
        queues.delete(client)
        // Goes to the end of the map, which this loop reaches too.
        if (own.length > 0) queues.set(client, own)
      }
      // What comes in this turn would have a slice of its own.
      await endTurn()
    }
    isBusy = false
  }

  return <T>({ client, incoming }: Waiting, work: () => T | Promise<T>): Promise<T> => {
    // Who has left while it waited for something else.
    if (incoming?.socket?.destroyed) return Promise.try(work)
    const enqueuedAt = performance.now()
    return new Promise((resolve, reject) => {
      const piece: Piece = {
        start() {
          incoming?.socket?.off('close', leave)
          return Promise.try(() => {
            if (performance.now() - enqueuedAt > MAX_WAIT_MS) throw unavailable()
            return work()
          }).then(resolve, reject)
        },
      }
      const leave = () => void begin(piece)
      incoming?.socket?.once('close', leave)
      const own = queues.get(client)
      if (own) own.push(piece)
      else queues.set(client, [piece])
      if (!isBusy) void drain()
    })
  }
}

/** A piece of work. It has no start once it has begun, so that nothing of a client who has left is kept. */
interface Piece {
  start?: (() => Promise<void>) | undefined
}

/** Begins a piece of work; undefined if it has begun before. */
function begin(piece: Piece | undefined): Promise<void> | undefined {
  const { start } = piece ?? {}
  if (piece) piece.start = undefined
  return start?.()
}

/**
 * Makes the function that short work asks before it begins: after its header fields, and again after what it has waited
 * for. All that is ready begins in one turn of the event loop, and a thousand such would keep everybody else from
 * connecting for seconds: once a turn has taken long, what follows begins in turns of its clients. None is refused for
 * want of places: connections are bounded, each has one request at a time, and clients that are refused ask again at
 * once, which costs more than an answer.
 */
function createAdmission(): Admit {
  const enqueue = createFairQueue()
  let waiting = 0
  let turnBeganAt: number | undefined
  const endTurn = () => (turnBeganAt = undefined)

  function isTurnLong(now: number): boolean {
    if (turnBeganAt !== undefined) return now - turnBeganAt > MAX_TURN_MS
    turnBeganAt = now
    afterThisTurn(endTurn)
    return false
  }

  return (request) => {
    if (waiting === 0 && !isTurnLong(performance.now())) return undefined
    waiting += 1
    return enqueue(request, () => undefined).finally(() => (waiting -= 1))
  }
}

function unavailable(): ApiError {
  return new ApiError(
    'service_unavailable',
    'Too many requests wait to be answered.',
    'Try again in a second.',
  )
}

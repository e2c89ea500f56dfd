import { performance } from 'node:perf_hooks'
import { setImmediate as afterThisTurn } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

/** How many pieces of work may wait; each keeps a request in memory, of 64 KiB of body at most. */
const MAX_WAITING = 512

/** After waiting this long, work is refused; less than `STALL_MS` (server/http-server.ts), which closes connections. */
const MAX_WAIT_MS = 20_000

/** A client's pieces are done one after the other until they have taken so long; then others have their turn. */
const QUANTUM_MS = 5

/** The longest pause between two pieces of work; most take less time themselves. */
const MAX_PAUSE_MS = 25

/** Short work that comes in a turn of the event loop which has already taken so long waits for another one. */
const MAX_TURN_MS = 25

/** For so long after a client has connected, more of them may wait to be accepted, of which a turn accepts one. */
const CONNECTING_MS = 5

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
 * Resolves when a client's short work may begin, or its long work be queued: to refuse it is work, too. Undefined where
 * that is now. Rejects as `Enqueue` does.
 */
export type Admit = (client: string) => Promise<void> | undefined

/** Where requests wait for others. */
export interface Turns {
  readonly enqueue: Enqueue
  readonly admit: Admit
  /** Tells that a client has connected: while more do, short work begins one by one. */
  readonly connected: () => void
}

export function createTurns(): Turns {
  return { enqueue: createFairQueue(), ...createAdmission() }
}

/**
 * Makes a queue that is fair to clients (Nagle, RFC 970): it does one piece of work at a time, and serves clients round
 * robin, each for as long (Shreedhar and Varghese, Deficit Round Robin, 1995), so that who asks little need not wait
 * once for each thing.
 *
 * @param maxWaiting How many pieces of all clients may wait; half of the places are for clients of which nothing waits.
 * @param createRest Makes what follows each piece: by default, short requests are answered in between.
 */
export function createFairQueue(maxWaiting = MAX_WAITING, createRest = createPause): Enqueue {
  /** Waiting work by client, in the order of their turns. */
  const queues = new Map<string, (() => Promise<void>)[]>()
  let waiting = 0
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    const rest = createRest()
    for (const [client, own] of queues) {
      const startedAt = performance.now()
      while (own.length > 0 && performance.now() - startedAt <= QUANTUM_MS) {
        waiting -= 1
        await own.shift()?.()
        await rest()
      }
      queues.delete(client)
      // Goes to the end of the map, which this loop reaches too.
      if (own.length > 0) queues.set(client, own)
    }
    isBusy = false
  }

  return <T>(client: string, work: () => T | Promise<T>): Promise<T> => {
    const places = queues.has(client) ? maxWaiting / 2 : maxWaiting
    if (waiting >= places) return Promise.reject(unavailable())
    const enqueuedAt = performance.now()
    return new Promise((resolve, reject) => {
      const begin = () => {
        if (performance.now() - enqueuedAt > MAX_WAIT_MS) throw unavailable()
        return work()
      }
      const start = () => Promise.try(begin).then(resolve, reject)
      const own = queues.get(client)
      if (own) own.push(start)
      else queues.set(client, [start])
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
 * Makes the function that short work asks before it begins: after its header fields, and again after what it has waited
 * for. All that is ready begins in one turn of the event loop, and a thousand such would keep everybody else from
 * connecting for seconds: once a turn has taken long, or while clients connect, what follows begins one by one, each in
 * a turn of its own. None is refused for want of places: connections are bounded, each has one request at a time, and clients that are refused ask
 * again at once, which costs more than an answer.
 */
function createAdmission(): Pick<Turns, 'admit' | 'connected'> {
  const enqueue = createFairQueue(Infinity, () => () => setImmediate())
  let waiting = 0
  let turnBeganAt: number | undefined
  let connectedAt = -Infinity
  const endTurn = () => (turnBeganAt = undefined)

  function isTurnLong(now: number): boolean {
    if (turnBeganAt !== undefined) return now - turnBeganAt > MAX_TURN_MS
    turnBeganAt = now
    afterThisTurn(endTurn)
    return false
  }

  return {
    admit(client) {
      const now = performance.now()
      const isConnecting = now - connectedAt < CONNECTING_MS
      if (waiting === 0 && !isConnecting && !isTurnLong(now)) return undefined
      waiting += 1
      return enqueue(client, () => undefined).finally(() => (waiting -= 1))
    },
    connected() {
      connectedAt = performance.now()
    },
  }
}

function unavailable(): ApiError {
  return new ApiError(
    'service_unavailable',
    'Too many requests wait to be answered.',
    'Try again in a second.',
  )
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests of one connection that wait for their turn: far more than any client sends ahead. */
const MOST_WAITING = 128

/** And of all connections together; each holds some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_000

/**
 * The most of answers that waits for clients to take it, over all connections, as streams count it: in bytes, or
 * in characters of texts, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MOST_UNTAKEN_BYTES = 16 * 1024 * 1024

/** Checked after each answer and at this interval, in milliseconds: streams grow in between. */
const COUNT_MS = 100

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The requests of a server that are not answered whole yet. */
export interface InFlight {
  /** The server's listener. */
  listener: Listener
  /** In the order of the requests, waiting ones included. */
  answers: ReadonlySet<ServerResponse>
  /** Ends connections, the one that has waited longest first, while too much waits to be taken. */
  endSlowest: () => void
}

/**
 * Answers each connection's requests one after another, and bounds what waits. Node hands over a whole read of
 * them at once where they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2): the others wait,
 * and meanwhile nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
export function createInFlight(answer: Listener, mostUntaken = MOST_UNTAKEN_BYTES): InFlight {
  const answers = new Set<ServerResponse>()
  /** What each connection has asked: first what is being answered, then what waits. */
  const queues = new WeakMap<Socket, ServerResponse[]>()
  let waitingInAll = 0

  function queueOf(socket: Socket): ServerResponse[] {
    const known = queues.get(socket)
    if (known) return known
    const queue: ServerResponse[] = []
    queues.set(socket, queue)
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (queue.length > 1) socket.pause()
    })
    return queue
  }

  function begin(queue: ServerResponse[], response: ServerResponse): void {
    const { req } = response
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(proceed, queue, req.socket))
    answer(req, response)
  }

  function proceed(queue: ServerResponse[], socket: Socket): void {
    // What waits on a connection that is gone is never begun.
    const over = socket.destroyed ? queue.splice(0) : queue.splice(0, 1)
    for (const response of over) answers.delete(response)
    waitingInAll -= over.length - 1
    const [next] = queue
    if (!next) return
    waitingInAll -= 1
    if (queue.length === 1) socket.resume()
    begin(queue, next)
  }

  function listener({ socket }: IncomingMessage, response: ServerResponse): void {
    const queue = queueOf(socket)
    const isBusy = queue.length > 0
    if (isBusy && (queue.length > MOST_WAITING || waitingInAll >= MOST_WAITING_IN_ALL)) {
      socket.destroy()
      return
    }
    answers.add(response)
    queue.push(response)
    if (isBusy) {
      waitingInAll += 1
      socket.pause()
    } else begin(queue, response)
  }

  function endSlowest(): void {
    const untaken = [...answers].filter(({ writableLength }) => writableLength > 0)
    let bytes = untaken.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const response of untaken) {
      if (bytes <= mostUntaken) return
      bytes -= response.writableLength
      response.destroy()
    }
  }

  setInterval(endSlowest, COUNT_MS).unref()
  return { listener, answers, endSlowest }
}

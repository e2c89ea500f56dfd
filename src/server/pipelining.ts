import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests of one connection that wait for their turn: far more than any client sends ahead. */
const MOST_WAITING = 128

/** And of all connections together; each holds some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Asked {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Answers each connection's requests one after another. Node hands over a whole read of them at once where
 * they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2): the others wait, and meanwhile
 * nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
export function answerInOrder(answer: Listener): Listener {
  /** What each connection has asked: first what is being answered, then what waits. */
  const lines = new WeakMap<Socket, Asked[]>()
  let waitingInAll = 0

  function lineOf(socket: Socket): Asked[] {
    const known = lines.get(socket)
    if (known) return known
    const line: Asked[] = []
    lines.set(socket, line)
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (line.length > 1) socket.pause()
    })
    return line
  }

  function begin(line: Asked[], { request, response }: Asked): void {
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(proceed, line, request.socket))
    answer(request, response)
  }

  function proceed(line: Asked[], socket: Socket): void {
    line.shift()
    const [next] = line
    if (!next) return
    waitingInAll -= socket.destroyed ? line.length : 1
    if (socket.destroyed) line.length = 0
    else {
      if (line.length === 1) socket.resume()
      begin(line, next)
    }
  }

  return (request, response) => {
    const { socket } = request
    const line = lineOf(socket)
    const isBusy = line.length > 0
    if (isBusy && (line.length > MOST_WAITING || waitingInAll >= MOST_WAITING_IN_ALL)) {
      socket.destroy()
      return
    }
    line.push({ request, response })
    if (isBusy) {
      waitingInAll += 1
      socket.pause()
    } else begin(line, { request, response })
  }
}

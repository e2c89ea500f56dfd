import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests of one connection that wait for their turn: far more than any client sends ahead. */
const MOST_OF_ONE = 128

/** And of all connections together; each holds some ten kilobytes. */
const MOST_OF_ALL = 2_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A connection and what it has asked. */
interface Line {
  isBusy: boolean
  waiting: { request: IncomingMessage; response: ServerResponse }[]
}

/**
 * Answers each connection's requests one after another. Node hands over a whole read of them at once where
 * they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2): the others wait, and meanwhile
 * nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
export function oneAtATime(answer: Listener): Listener {
  const lines = new WeakMap<Socket, Line>()
  let waitingInAll = 0

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket)
    if (known) return known
    const line: Line = { isBusy: false, waiting: [] }
    lines.set(socket, line)
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (line.waiting.length > 0) socket.pause()
    })
    return line
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(() => proceed(line, request.socket)))
    answer(request, response)
  }

  function proceed(line: Line, socket: Socket): void {
    line.isBusy = false
    if (socket.destroyed) {
      waitingInAll -= line.waiting.length
      line.waiting = []
      return
    }
    const next = line.waiting.shift()
    if (!next) return
    waitingInAll -= 1
    if (line.waiting.length === 0) socket.resume()
    begin(line, next.request, next.response)
  }

  return (request, response) => {
    const { socket } = request
    const line = lineOf(socket)
    if (!line.isBusy) begin(line, request, response)
    else if (line.waiting.length >= MOST_OF_ONE || waitingInAll >= MOST_OF_ALL) socket.destroy()
    else {
      line.waiting.push({ request, response })
      waitingInAll += 1
      socket.pause()
    }
  }
}

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Node's HTTP parser. Only its callbacks, most stored by number, see the bytes and where a message begins. */
export interface Parser {
  constructor: { kOnMessageBegin: number; kOnBody: number; kOnExecute: number }
  getCurrentBuffer: () => Buffer
  /** Called with each request, once its headers are complete. If it returns 2, the parser reads no further. */
  onIncoming: (request: IncomingMessage, shouldKeepAlive: boolean) => number
  [callback: number]: ((argument: unknown) => void) | null | undefined
}

/** The parser of a connection; Node gives each of a server's connections one. */
export function parserOf(socket: Socket & { parser?: Parser }): Parser | undefined {
  return socket.parser
}

/**
 * Lets the parser read no further than the request with which its connection ends: one packet may hold four thousand,
 * and Node would make objects of all of them.
 */
export function stopWhenDestroyed(socket: Socket): void {
  const parser = parserOf(socket)
  if (!parser) return
  const { onIncoming } = parser
  parser.onIncoming = (request, shouldKeepAlive) =>
    socket.destroyed ? READ_NO_FURTHER : onIncoming(request, shouldKeepAlive)
}

const READ_NO_FURTHER = 2

/**
 * Lets the parser drop the rest of a connection's last body after so many chunks: one packet may hold ten thousand, and
 * pausing the connection does not stop the reading of a packet.
 */
export function dropAfterChunks(socket: Socket, most: number): void {
  const parser = parserOf(socket)
  const kOnBody = parser?.constructor.kOnBody ?? -1
  const onBody = parser?.[kOnBody]
  if (!onBody) return
  let count = 0
  parser[kOnBody] = (chunk) => {
    onBody.call(parser, chunk)
    count += 1
    if (count === most) parser[kOnBody] = null
  }
  // Node uses a parser for further connections, and sets this callback only once.
  socket.once('close', () => (parser[kOnBody] = onBody))
}

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Node's HTTP parser. Only its callbacks, most stored by number, see where a message begins, and each chunk. */
export interface Parser {
  constructor: { kOnMessageBegin: number; kOnBody: number }
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
  const restore = () => {
    socket.off('close', restore)
    parser[kOnBody] = onBody
  }
  restores.set(socket, restore)
  socket.on('close', restore)
}

/** What restores the parser of a connection for the next one. */
const restores = new WeakMap<Socket, () => void>()

/**
 * Removes Node's parser from a connection with what it keeps of a request, as Node itself does for an upgrade. Its
 * listeners can only be told by their names; that of `close` frees the parser.
 */
export function detachParser(socket: Socket): void {
  restores.get(socket)?.()
  const ignore = () => undefined
  // Makes Node stop reading past the stream.
  socket.on('data', ignore).off('data', ignore)
  for (const event of ['data', 'end', 'drain', 'close', 'timeout']) {
    for (const listener of socket.listeners(event)) {
      if (!/^(bound )?socketOn/.test(listener.name)) continue
      socket.off(event, listener as () => void)
      if (event === 'close') listener.call(socket)
    }
  }
  Object.assign(socket, { readableFlowing: null })
}

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

type Callback = (argument: unknown) => void

/** Node's HTTP parser. Node uses it for one connection after another. */
export interface Parser {
  constructor: { kOnMessageBegin: number; kOnBody: number; kOnExecute: number }
  /** Called with each request, once its headers are complete. If it returns 2, the parser reads no further. */
  onIncoming: (request: IncomingMessage, shouldKeepAlive: boolean) => number
  [callback: number]: Callback | null | undefined
}

/** Node's callback for chunks, the same for all parsers. Node sets it only once in a parser's life. */
let nodesOnBody: Callback | null | undefined

/** The parser of a connection; Node gives each of a server's connections one. */
function parserOf(socket: Socket & { parser?: Parser }): Parser | undefined {
  return socket.parser
}

/**
 * Makes a parser follow a new connection: calls back where a request begins, and after each packet with its length, and
 * lets the parser read no further than the request with which the connection ends, since one packet may hold four
 * thousand.
 */
export function followParser(
  socket: Socket,
  onBegin: () => void,
  onPacket: (bytes: number) => void,
): void {
  const parser = parserOf(socket)
  if (!parser) return
  const { kOnMessageBegin, kOnBody, kOnExecute } = parser.constructor
  const nodesOnExecute = parser[kOnExecute]
  parser[kOnExecute] = (read) => {
    nodesOnExecute?.(read)
    // An error in its place ends the connection.
    if (typeof read === 'number') onPacket(read)
  }
  nodesOnBody ??= parser[kOnBody]
  // Another connection may have left it as `dropAfterChunks` sets it.
  parser[kOnBody] = nodesOnBody
  parser[kOnMessageBegin] = onBegin
  const { onIncoming } = parser
  parser.onIncoming = (request, shouldKeepAlive) => {
    const result = socket.destroyed ? READ_NO_FURTHER : onIncoming(request, shouldKeepAlive)
    return socket.destroyed ? READ_NO_FURTHER : result
  }
}

const READ_NO_FURTHER = 2

/**
 * Lets the parser drop the rest of a connection's last body after so many chunks: one packet may hold ten thousand, and
 * pausing the connection does not stop the reading of a packet. Calls back with each chunk.
 */
export function dropAfterChunks(socket: Socket, most: number, onChunk: () => void): void {
  const parser = parserOf(socket)
  if (!parser) return
  const { kOnBody } = parser.constructor
  let count = 0
  parser[kOnBody] = (chunk) => {
    nodesOnBody?.call(parser, chunk)
    onChunk()
    count += 1
    if (count === most) parser[kOnBody] = null
  }
}

/**
 * Removes Node's parser from a connection with what it keeps of a request, as Node itself does for an upgrade, also
 * while it reads a packet. Its listeners can only be told by their names; that of `close` frees the parser.
 */
export function detachParser(socket: Socket): void {
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

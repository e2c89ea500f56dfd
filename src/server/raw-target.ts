import type { Server, Socket } from 'node:net'

/** In how many packets a request line may come from its first such byte on; most come in one. */
const MOST_TRIES = 16

const LINE_FEED = 0x0a
const SPACE = 0x20
const FIRST_BEYOND_ASCII = 0x80

/** What Node says of a request that it cannot parse. */
interface ParseError extends Error {
  code?: string
  /** What was read last. */
  rawPacket?: Buffer
  /** How much of that was parsed. */
  bytesParsed?: number
}

/** What a connection has sent of a request line whose end has not come yet, percent-encoded. */
interface Begun {
  line: Buffer
  tries: number
}

/**
 * Makes what reads raw UTF-8 in a request line as if it were percent-encoded, as browsers send it: people write
 * such addresses by hand (`curl '…?q=כמה'`), and Node's parser refuses them.
 *
 * @returns A function that is told of each parse error while nothing is being answered on its connection. It
 *   begins the request anew and gives true, or gives false where the error is another one.
 */
export function rawTargetReader(server: Server) {
  const begun = new WeakMap<Socket, Begun>()

  return (socket: Socket, { code, rawPacket, bytesParsed = 0 }: ParseError): boolean => {
    if (code !== 'HPE_INVALID_URL' || !rawPacket || !socket.readable) return false
    if ((rawPacket[bytesParsed] ?? 0) < FIRST_BEYOND_ASCII) return false
    const start = rawPacket.lastIndexOf(LINE_FEED, bytesParsed) + 1
    const lineFeed = rawPacket.indexOf(LINE_FEED, bytesParsed)
    const end = lineFeed === -1 ? rawPacket.length : lineFeed
    const before = start === 0 ? begun.get(socket) : undefined
    // The method stands before the target; where it came before, and nothing of it was kept, nobody can begin anew.
    if (!before && !rawPacket.subarray(start, bytesParsed).includes(SPACE)) return false
    const { line: former = Buffer.alloc(0), tries = 0 } = before ?? {}
    if (tries === MOST_TRIES) return false
    const line = Buffer.concat([former, percentEncoded(rawPacket.subarray(start, end))])
    if (lineFeed === -1) begun.set(socket, { line, tries: tries + 1 })
    else begun.delete(socket)
    detachParser(socket)
    socket.unshift(Buffer.concat([line, rawPacket.subarray(end)]))
    server.emit('connection', socket)
    return true
  }
}

function percentEncoded(bytes: Buffer): Buffer {
  const encoded = bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return Buffer.from(encoded, 'latin1')
}

/**
 * Takes away the parser that Node has put to a connection, as it does itself where the protocol changes. Its
 * listeners are known by their names alone; that of `close` frees the parser.
 */
function detachParser(socket: Socket): void {
  const ignore = () => undefined
  // Node then no longer reads for the parser, past the stream.
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'

/** In how many packets such a request line may come; most come in one. */
const MOST_PACKETS = 16

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const PERCENT = 0x25
const FIRST_BEYOND_ASCII = 0x80
const HEX_DIGITS = Buffer.from('0123456789ABCDEF')

/** What Node says of a request that it cannot parse. */
interface ParseError extends Error {
  code?: string
  /** What was read last. */
  rawPacket?: Buffer
  /** How much of that was parsed. */
  bytesParsed?: number
}

/** Node's parser. It reads without the stream, and calls back by number: what it has read is known there alone. */
interface Parser {
  constructor: { kOnExecute: number }
  getCurrentBuffer: () => Buffer
  [callback: number]: ((result: unknown) => void) | undefined
}

/** What a connection has sent of a request whose header has not come whole yet, as far as its line goes. */
interface Begun {
  sent: Buffer
  packets: number
  /** Whether the line has come whole: then no more of it is kept than a parse error at once would need. */
  isWhole: boolean
}

const NOTHING: Begun = { sent: Buffer.alloc(0), packets: 0, isWhole: false }

/**
 * Makes what reads raw UTF-8 in a request line as if it were percent-encoded, as browsers send it: people write
 * such addresses by hand (`curl '…?q=כמה'`), and Node's parser refuses them.
 *
 * @returns A function that is told of each parse error while nothing is being answered on its connection. It
 *   begins the request anew and gives true, or gives false where the error is another one.
 */
export function rawTargetReader(server: Server) {
  const begun = new WeakMap<Socket, Begun>()
  const lastAnswers = new WeakMap<Socket, ServerResponse>()
  const isAnswering = (socket: Socket) => lastAnswers.get(socket)?.writableFinished === false

  function keep(socket: Socket, packet: Buffer): void {
    const { sent, packets, isWhole } = begun.get(socket) ?? NOTHING
    if (isAnswering(socket) || packets === MOST_PACKETS || isWhole) return
    const all = Buffer.concat([sent, packet])
    begun.set(socket, { sent: all, packets: packets + 1, isWhole: lineOf(all).isWhole })
  }

  /** Of thousands of headers that never end, nothing is kept. */
  function forget(socket: Socket): void {
    const known = begun.get(socket)
    if (known?.isWhole) begun.set(socket, { ...known, sent: NOTHING.sent })
  }

  function keepData(this: Socket, packet: Buffer): void {
    keep(this, packet)
  }

  server.on('connection', (socket: Socket & { parser?: Parser }) => {
    const { parser } = socket
    const number = parser?.constructor.kOnExecute ?? -1
    const executed = parser?.[number]
    if (!executed) return
    parser[number] = (result) => {
      if (!isAnswering(socket)) keep(socket, parser.getCurrentBuffer())
      executed(result)
      forget(socket)
    }
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    begun.delete(socket)
    lastAnswers.set(socket, response)
    // An answer has its request with it, which a connection that waits for the next one must not keep.
    response.once('close', () => {
      if (lastAnswers.get(socket) === response) lastAnswers.delete(socket)
    })
  })

  return (socket: Socket, { code, rawPacket, bytesParsed = 0 }: ParseError): boolean => {
    if (code !== 'HPE_INVALID_URL' || !socket.readable) return false
    if ((rawPacket?.[bytesParsed] ?? 0) < FIRST_BEYOND_ASCII) return false
    const { sent, packets } = begun.get(socket) ?? NOTHING
    const { line, rest } = lineOf(sent)
    // The method stands before the target; where it is not known, nobody can begin anew.
    if (packets === MOST_PACKETS || !line.includes(SPACE)) return false
    detachParser(socket)
    begun.set(socket, { ...NOTHING, packets })
    socket.unshift(Buffer.concat([percentEncoded(line), rest]))
    server.emit('connection', socket)
    // From now on the parser reads from the stream.
    socket.off('data', keepData).prependListener('data', keepData)
    return true
  }
}

/** A request line, what follows it, and whether its end has come. */
function lineOf(sent: Buffer) {
  const start = sent.findIndex((byte) => byte !== CARRIAGE_RETURN && byte !== LINE_FEED)
  const end = sent.indexOf(LINE_FEED, start)
  const isWhole = start !== -1 && end !== -1
  const length = isWhole ? end : sent.length
  return { isWhole, line: sent.subarray(Math.max(0, start), length), rest: sent.subarray(length) }
}

/** Byte by byte: a pattern takes ten milliseconds where the whole line is such bytes. */
function percentEncoded(bytes: Buffer): Buffer {
  const encoded = Buffer.allocUnsafe(3 * bytes.length)
  let length = 0
  for (const byte of bytes) {
    if (byte < FIRST_BEYOND_ASCII) encoded[length] = byte
    else {
      encoded[length] = PERCENT
      encoded[length + 1] = HEX_DIGITS[byte >> 4] ?? 0
      encoded[length + 2] = HEX_DIGITS[byte & 15] ?? 0
    }
    length += byte < FIRST_BEYOND_ASCII ? 1 : 3
  }
  return encoded.subarray(0, length)
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { parserOf } from './parser.ts'

/** How long the head of a request may take to come. Of a line that is parsed in parts, Node would measure each. */
export const HEAD_TIMEOUT_MS = 10_000

/** A request line with raw UTF-8 may come in so many packets; most come in one. */
const MAX_PACKETS = 16

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const PERCENT = 0x25
const FIRST_NON_ASCII = 0x80
const HEX_DIGITS = Buffer.from('0123456789ABCDEF')

/** The error of Node's `clientError` event. */
interface ParseError extends Error {
  code?: string
  /** The last bytes that were read. */
  rawPacket?: Buffer
  /** How many of them were parsed. */
  bytesParsed?: number
}

/**
 * What a connection has sent of its next request, up to the end of the request line: kept only from where one request
 * has been read whole and answered until the headers of the next one are complete. Bytes of a body are never taken for a
 * request: behind a proxy, they are one client's, and the next request is another's.
 */
interface PartialHead {
  sent: Buffer
  /** When it began; 0 before that. */
  beganAt: number
  packets: number
  /** Whether the line is complete. Then its bytes are kept only until the parser has read them. */
  isWhole: boolean
}

const EMPTY_HEAD: PartialHead = { sent: Buffer.alloc(0), beganAt: 0, packets: 0, isWhole: false }

/**
 * Accepts raw UTF-8 in a request line, which people type (`curl '…?q=כמה'`) and Node's parser refuses: the line is
 * percent-encoded, as browsers do, and parsed again.
 *
 * @returns A function for parse errors on connections that are not being answered. It starts such a request again and
 *   returns true, or returns false if the error is another one.
 */
export function rawTargetReader(server: Server) {
  const partialHeads = new WeakMap<Socket, PartialHead>()

  function keep(socket: Socket, packet: Buffer): void {
    const known = partialHeads.get(socket)
    if (!known || known.packets === MAX_PACKETS) return
    if (known.isWhole) {
      forget(socket)
      return
    }
    // Empty lines before a request are nothing (RFC 9112, 2.2), and there may be a megabyte of them.
    const start = known.sent.length === 0 ? startOfLine(packet) : 0
    if (start === packet.length) return
    const sent = Buffer.concat([known.sent, packet.subarray(start)])
    partialHeads.set(socket, {
      sent,
      beganAt: known.beganAt || performance.now(),
      packets: known.packets + 1,
      isWhole: lineOf(sent).isWhole,
    })
  }

  /** Drops a complete request line while headers are still coming, which may be thousands. */
  function forget(socket: Socket): void {
    const known = partialHeads.get(socket)
    if (known?.isWhole) partialHeads.set(socket, { ...known, sent: EMPTY_HEAD.sent })
  }

  function keepData(this: Socket, packet: Buffer): void {
    keep(this, packet)
  }

  server.on('connection', (socket: Socket) => {
    if (!partialHeads.has(socket)) partialHeads.set(socket, EMPTY_HEAD)
    // Reads past the socket's stream.
    const parser = parserOf(socket)
    const number = parser?.constructor.kOnExecute ?? -1
    const executed = parser?.[number]
    if (!executed) return
    parser[number] = (result) => {
      keep(socket, parser.getCurrentBuffer())
      executed(result)
      forget(socket)
    }
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    partialHeads.delete(socket)
    response.once('close', () => {
      if (response.req.complete) partialHeads.set(socket, EMPTY_HEAD)
    })
  })

  return (socket: Socket, { code, rawPacket, bytesParsed = 0 }: ParseError): boolean => {
    if (code !== 'HPE_INVALID_URL' || !socket.readable) return false
    if ((rawPacket?.[bytesParsed] ?? 0) < FIRST_NON_ASCII) return false
    const { sent, beganAt, packets } = partialHeads.get(socket) ?? EMPTY_HEAD
    const { line, rest } = lineOf(sent)
    const isLate = performance.now() - beganAt > HEAD_TIMEOUT_MS
    // Without the start of the line, the method is unknown.
    if (isLate || packets === MAX_PACKETS || !line.includes(SPACE)) return false
    detachParser(socket)
    partialHeads.set(socket, { ...EMPTY_HEAD, beganAt, packets })
    socket.unshift(Buffer.concat([percentEncoded(line), rest]))
    server.emit('connection', socket)
    // The new parser reads through the stream, so its callbacks are not needed.
    socket.off('data', keepData).prependListener('data', keepData)
    return true
  }
}

/** Where the first line begins that is not empty: at the end where there is none. */
function startOfLine(packet: Buffer): number {
  let start = 0
  while (packet[start] === CARRIAGE_RETURN || packet[start] === LINE_FEED) start += 1
  return start
}

/** Splits bytes into a request line and what follows it; says whether the line is complete. */
function lineOf(sent: Buffer) {
  const end = sent.indexOf(LINE_FEED)
  const length = end === -1 ? sent.length : end
  return { isWhole: end !== -1, line: sent.subarray(0, length), rest: sent.subarray(length) }
}

/** Percent-encodes bytes beyond ASCII. A regular expression would take 10 ms for a line of such bytes. */
function percentEncoded(bytes: Buffer): Buffer {
  const encoded = Buffer.allocUnsafe(3 * bytes.length)
  let length = 0
  for (const byte of bytes) {
    if (byte < FIRST_NON_ASCII) encoded[length] = byte
    else {
      encoded[length] = PERCENT
      encoded[length + 1] = HEX_DIGITS[byte >> 4] ?? 0
      encoded[length + 2] = HEX_DIGITS[byte & 15] ?? 0
    }
    length += byte < FIRST_NON_ASCII ? 1 : 3
  }
  return encoded.subarray(0, length)
}

/**
 * Removes Node's parser from a connection, as Node itself does for an upgrade. Its listeners can only be told by their
 * names; that of `close` frees the parser.
 */
function detachParser(socket: Socket): void {
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

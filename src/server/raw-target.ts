import type { Server, Socket } from 'node:net'
import { MAX_TARGET_BYTES } from '../schemas/limits.ts'
import { detachParser } from './parser.ts'

/** Packets that are kept of such a line; one of 64 KiB comes in some 45. */
const MAX_PACKETS = 64

/** How long the rest of a request line with raw UTF-8 may take to come. */
export const LINE_TIMEOUT_MS = 2_000

const LINE_FEED = 0x0a
const PERCENT = 0x25
const FIRST_NON_ASCII = 0x80
const HEX_DIGITS = Buffer.from('0123456789ABCDEF')

/**
 * What a packet must hold before its first byte that is not ASCII: nothing but the beginning of a request. Only so is it
 * certain that the request is no part of a body, which behind a proxy may be another client's. Empty lines before a
 * request are nothing (RFC 9112, 2.2).
 */
const BEGINNING = /^[\r\n]*(?:GET|HEAD|POST|OPTIONS) [!-~]*$/

/** The error of Node's `clientError` event. */
interface ParseError extends Error {
  code?: string
  /** The last bytes that were read. */
  rawPacket?: Buffer
  /** How many of them were parsed. */
  bytesParsed?: number
}

/**
 * Accepts raw UTF-8 in a request line, which people type (`curl '…?q=כמה'`) and Node's parser refuses: the line is
 * percent-encoded, as browsers do, and parsed again. It has to come in one packet up to its first such character.
 *
 * @param error A parse error on a connection whose requests before this one have been answered.
 * @returns Whether the request is started again; if not, the error is another one.
 */
export function readRawTarget(
  server: Server,
  socket: Socket,
  { code, rawPacket, bytesParsed = 0 }: ParseError,
): boolean {
  if (code !== 'HPE_INVALID_URL' || !rawPacket || !socket.readable) return false
  if ((rawPacket[bytesParsed] ?? 0) < FIRST_NON_ASCII) return false
  if (!BEGINNING.test(rawPacket.toString('latin1', 0, bytesParsed))) return false
  detachParser(socket)
  receiveLine(socket, rawPacket.subarray(bytesParsed), (received, failure) => {
    if (failure) server.emit('clientError', Object.assign(new Error(), { code: failure }), socket)
    else {
      socket.unshift(Buffer.concat([rawPacket.subarray(0, bytesParsed), encodedLine(received)]))
      server.emit('connection', socket)
    }
  })
  return true
}

/**
 * Receives the rest of a line that has begun.
 *
 * @param then Called with what came until the line ended, in `MAX_PACKETS` at most; or with Node's code of what went
 *   wrong. Not called if the connection ends.
 */
function receiveLine(
  socket: Socket,
  first: Buffer,
  then: (received: Buffer, failure?: string) => void,
): void {
  const packets = [first]
  let { length } = first
  const timer = setTimeout(() => finish('ERR_HTTP_REQUEST_TIMEOUT'), LINE_TIMEOUT_MS)
  const onEnd = () => finish('HPE_INVALID_EOF_STATE')
  function stop(): void {
    clearTimeout(timer)
    socket.off('data', onData).off('end', onEnd).off('close', stop)
  }
  function finish(failure?: string): void {
    stop()
    Object.assign(socket, { readableFlowing: null })
    then(Buffer.concat(packets), failure)
  }
  function onData(packet: Buffer): void {
    packets.push(packet)
    length += packet.length
    if (packet.includes(LINE_FEED) || packets.length === MAX_PACKETS) finish()
    else if (length > MAX_TARGET_BYTES) finish('HPE_HEADER_OVERFLOW')
  }
  if (first.includes(LINE_FEED)) finish()
  else socket.on('data', onData).on('end', onEnd).on('close', stop)
}

/** Percent-encodes bytes beyond ASCII up to the end of a line. A regular expression would take 10 ms for many of them. */
function encodedLine(bytes: Buffer): Buffer {
  const end = bytes.indexOf(LINE_FEED)
  const line = end === -1 ? bytes : bytes.subarray(0, end)
  const encoded = Buffer.allocUnsafe(3 * line.length)
  let length = 0
  // Not an iterator, which takes five times as long.
  for (let i = 0; i < line.length; i += 1) {
    const byte = line[i] ?? 0
    if (byte < FIRST_NON_ASCII) encoded[length++] = byte
    else {
      encoded[length++] = PERCENT
      encoded[length++] = HEX_DIGITS[byte >> 4] ?? 0
      encoded[length++] = HEX_DIGITS[byte & 15] ?? 0
    }
  }
  return Buffer.concat([encoded.subarray(0, length), bytes.subarray(line.length)])
}

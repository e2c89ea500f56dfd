import type { Socket } from 'node:net'

/** Node's HTTP parser. Only its callbacks, stored by number, see the bytes and where a message begins. */
export interface Parser {
  constructor: { kOnMessageBegin: number; kOnExecute: number }
  getCurrentBuffer: () => Buffer
  [callback: number]: ((result: unknown) => void) | null | undefined
}

/** The parser of a connection; Node gives each of a server's connections one. */
export function parserOf(socket: Socket & { parser?: Parser }): Parser | undefined {
  return socket.parser
}

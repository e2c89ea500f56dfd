import type { ServerResponse } from 'node:http'
import { detachParser } from './parser.ts'

/** How long a client may go on sending after the last answer of its connection. */
const LINGER_MS = 2_000

/**
 * Closes a connection in stages (RFC 9112, 9.6) when its last answer is sent before the request is complete: writing
 * ends, and for a while further bytes are read and dropped. If it closed at once, as Node does, a reset could reach
 * the client before the answer. Dropped bytes bypass the parser, which is slow with small chunks.
 */
export function closeLingering(response: ServerResponse): void {
  const { req } = response
  // Runs before Node's own listener, which calls destroySoon after a last answer.
  response.prependOnceListener('finish', () => {
    if (req.complete) return
    const { socket } = req
    const linger = () => {
      // Node's mark of a body that nobody reads, so that its parser emits no more of it.
      Object.assign(req, { _dumped: true })
      detachParser(socket)
      socket.on('data', () => undefined)
      socket.once('end', () => socket.destroy())
      const timer = setTimeout(() => socket.destroy(), LINGER_MS)
      socket.once('close', () => clearTimeout(timer))
      socket.end()
      socket.resume()
      socket.destroySoon = () => socket.destroy()
    }
    socket.destroySoon = linger
    // If Node did not end the connection just now, it goes on, and must not keep this request in memory.
    queueMicrotask(() => {
      if (socket.destroySoon === linger) Reflect.deleteProperty(socket, 'destroySoon')
    })
  })
}

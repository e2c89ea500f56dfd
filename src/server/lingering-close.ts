import type { ServerResponse } from 'node:http'

/** How long a client may go on sending once its answer has told it that the connection ends, in milliseconds. */
const LINGER_MS = 2_000

/**
 * Lets a connection whose answer is its last, though not all of the request has come, end as RFC 9112, 9.6 has it:
 * nothing more is written, and what still comes is dropped for a while. Node closes it at once, and the reset that
 * follows may reach the client before it has read its answer. What is dropped passes no parser, which would take
 * long over small chunks.
 */
export function closeLingering(response: ServerResponse): void {
  const { req } = response
  // Before Node's own listener, which calls destroySoon when an answer is the last.
  response.prependOnceListener('finish', () => {
    if (req.complete) return
    const { socket } = req
    const linger = () => {
      // What Node says of a body that nobody reads: its parser hands over none of what it has already read.
      Object.assign(req, { _dumped: true })
      socket.removeAllListeners('data').on('data', () => undefined)
      socket.once('end', () => socket.destroy())
      const timer = setTimeout(() => socket.destroy(), LINGER_MS)
      socket.once('close', () => clearTimeout(timer))
      socket.end()
      socket.resume()
      socket.destroySoon = () => socket.destroy()
    }
    socket.destroySoon = linger
    // Node ends the connection at once or not at all; one that goes on must not keep this request.
    queueMicrotask(() => {
      if (socket.destroySoon === linger) Reflect.deleteProperty(socket, 'destroySoon')
    })
  })
}

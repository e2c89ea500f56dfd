import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Connections } from './connections.ts'

/** How long answers under way may take after the signal to stop. */
const GRACE_MS = 9_000

/** How long idle connections stay open then; a request that is on its way gets an answer with `Connection: close`. */
const IDLE_GRACE_MS = 500

/** How often idle connections are closed after that. */
const SWEEP_MS = 50

/**
 * Stops a server: it accepts no new connections, closes each one with its next answer, and all after nine seconds.
 *
 * @param connections Those of the server.
 * @returns Resolves when the last connection is closed.
 */
export function stopServer(server: Server, connections: Connections): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close')
  })
  for (const response of connections.lastResponses())
    if (!response.headersSent) response.setHeader('Connection', 'close')
  const stoppedAt = performance.now()
  return new Promise((resolve) => {
    const deadline = setTimeout(() => connections.destroyAll(), GRACE_MS)
    const sweep = setInterval(() => {
      // There is no event for a connection that becomes idle.
      if (performance.now() - stoppedAt > IDLE_GRACE_MS) server.closeIdleConnections()
    }, SWEEP_MS)
    // `Server.close` of node:http would close idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
  })
}

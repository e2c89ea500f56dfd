import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long answers under way may take once the process was told to stop, in milliseconds. */
const GRACE_MS = 9_000

/**
 * How long an idle connection is left open then, in milliseconds: its next request may be on its way, and is
 * answered with the word that it was the last.
 */
const IDLE_MS = 500

/** How often connections that became idle are closed afterwards, in milliseconds. */
const SWEEP_MS = 50

/**
 * Stops a server: no new connections, one more answer for each that is open, which says so, and at most nine
 * seconds for what is under way.
 *
 * @param lastAnswers Of each connection's answers under way, the last one.
 * @returns When the last connection is gone.
 */
export function stopServer(server: Server, lastAnswers: Iterable<ServerResponse>): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close')
  })
  for (const response of lastAnswers)
    if (!response.headersSent) response.setHeader('Connection', 'close')
  const stoppedAt = performance.now()
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const sweep = setInterval(() => {
      // A connection becomes idle when its answer is finished, and nothing tells when that is.
      if (performance.now() - stoppedAt > IDLE_MS) server.closeIdleConnections()
    }, SWEEP_MS)
    // The close of an HTTP server would end idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
  })
}

import type { Server } from 'node:http'

/** How long answers under way may take once the process was told to stop, in milliseconds. */
const GRACE_MS = 10_000

/**
 * Stops a server: no new connections, idle ones closed, answers under way finished, at most ten seconds.
 *
 * @returns When the last connection is gone.
 */
export function stopServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

import type { Server } from 'node:http'

/** How long answers under way may take once the process was told to stop, in milliseconds. */
const GRACE_MS = 10_000

/** How often connections that became idle are closed meanwhile, in milliseconds. */
const SWEEP_MS = 50

/**
 * Stops a server: no new connections, idle ones closed, answers under way finished, at most ten seconds.
 *
 * @returns When the last connection is gone.
 */
export function stopServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    // A connection becomes idle when its answer is finished, and nothing tells when that is.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
  })
}

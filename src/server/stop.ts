import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Connections } from './connections.ts'
import { BACKLOG } from './listen.ts'

/** How long answers under way may take after the signal to stop. */
const GRACE_MS = 9_000

/** How long idle connections stay open then; a request that is on its way gets an answer with `Connection: close`. */
const IDLE_GRACE_MS = 500

/** How often idle connections are closed after that. */
const SWEEP_MS = 50

/**
 * Stops a server: it accepts those connections that wait, closes each one with its next answer, and all after nine seconds.
 *
 * @param listeners Who takes connections for it.
 * @param connections Those of the server.
 * @returns Resolves when the last connection is closed.
 */
export async function stopServer(
  server: Server,
  listeners: readonly Listener[],
  connections: Connections,
): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close')
  })
  for (const response of connections.lastResponses())
    if (!response.headersSent) response.setHeader('Connection', 'close')
  const stoppedAt = performance.now()
  const deadline = setTimeout(() => connections.destroyAll(), GRACE_MS)
  const sweep = setInterval(() => {
    // There is no event for a connection that becomes idle.
    if (performance.now() - stoppedAt > IDLE_GRACE_MS) server.closeIdleConnections()
  }, SWEEP_MS)
  // Who waits to be accepted has come before the signal.
  for (let turn = 0; turn < BACKLOG; turn += 1) await setImmediate()
  await Promise.all(listeners.map(close))
  clearTimeout(deadline)
  clearInterval(sweep)
}

/** Resolves when its last connection is closed. `Server.close` of node:http would close idle ones at once. */
function close(listener: Listener): Promise<void> {
  return new Promise((resolve) => void Listener.prototype.close.call(listener, () => resolve()))
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * The most bytes of answers that wait for their clients to take them, over all connections. No connection has
 * more than one answer, of 1 MB at most.
 */
const MOST_BYTES = 64 * 1024 * 1024

/** How often they are counted, in milliseconds: time for another 30 MB on a fast core. */
const COUNT_MS = 100

/** The answers under way, and those that wait for their turn, by when they were asked for. */
export type UnderWay = ReadonlySet<ServerResponse>

/**
 * Keeps the answers that a server has under way. When too much of them waits to be taken, connections end, the
 * one that has waited longest first.
 */
export function trackAnswers(server: Server, mostBytes = MOST_BYTES): UnderWay {
  const underWay = new Set<ServerResponse>()
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  setInterval(() => endSlowest(underWay, mostBytes), COUNT_MS).unref()
  return underWay
}

function endSlowest(underWay: UnderWay, mostBytes: number): void {
  const sizes = [...underWay].map((response) => [response, response.writableLength] as const)
  let bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
  for (const [response, size] of sizes) {
    if (bytes <= mostBytes) return
    if (size === 0) continue
    response.destroy()
    bytes -= size
  }
}

import type { Server, ServerResponse } from 'node:http'

/**
 * The most of answers that waits for clients to take it, over all connections, as streams count it: in bytes, or
 * in characters of texts, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MOST_UNTAKEN_BYTES = 16 * 1024 * 1024

/** Checked after each answer and at this interval, in milliseconds: streams grow in between. */
const COUNT_MS = 100

/** The answers that a server has not sent whole yet. */
export interface InFlight {
  /** In the order of the requests, waiting ones included. */
  answers: ReadonlySet<ServerResponse>
  /** Ends connections, the one that has waited longest first, while too much waits to be taken. */
  endSlowest: () => void
}

/** Keeps a server's answers until they are sent. */
export function trackAnswers(server: Server, mostBytes = MOST_UNTAKEN_BYTES): InFlight {
  const answers = new Set<ServerResponse>()

  function endSlowest(): void {
    const waiting = [...answers].filter(({ writableLength }) => writableLength > 0)
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const response of waiting) {
      if (bytes <= mostBytes) return
      bytes -= response.writableLength
      response.destroy()
    }
  }

  server.prependListener('request', (_request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
  setInterval(endSlowest, COUNT_MS).unref()
  return { answers, endSlowest }
}

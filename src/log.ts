import pino from 'pino'
import type { Logger } from 'pino'

/** The most that waits to be written while stdout is slow, in bytes; what comes beyond is dropped. */
const MAX_WAITING = 1024 * 1024

/**
 * The process's log: JSON lines on stdout. A log that cannot be written (a full disk, a reader that went
 * away) costs its lines and nothing else.
 *
 * @param level Least severe line that is written.
 */
export function createLog(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING })
  // pino ends the process for all but a closed pipe; there is nowhere left to tell it to.
  destination.on('error', () => undefined)
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeFailure },
    },
    destination,
  )
}

/**
 * A failure as the log may hold it: what it was and where, without its message, since messages quote
 * what people sent.
 */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  return { type: name, code, stack: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

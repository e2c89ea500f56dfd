import { write, writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pino, { type Logger } from 'pino'

/** The most that waits to be written while stdout is slow, in characters; what comes beyond is dropped. */
const MAX_WAITING = 1024 * 1024

/** How long a pipe that is full is left alone, in milliseconds. */
const RETRY_MS = 20

const STDOUT = 1

/**
 * Writes lines to stdout one batch after another, off the event loop. Lines that cannot be written (a full
 * disk, a reader that went away) are lost, and nothing else is. By hand, since a process whose disk is full
 * never ends with pino's own destination: at exit it tries for ever to write what waits (sonic-boom 4.2).
 */
export class LogWriter {
  #waiting = ''
  #isBusy = false

  constructor() {
    process.once('exit', () => {
      if (this.#waiting === '') return
      try {
        writeSync(STDOUT, this.#waiting)
      } catch {
        // There is nowhere left to tell it to.
      }
    })
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > MAX_WAITING) return
    this.#waiting += line
    if (!this.#isBusy) this.#next()
  }

  /** Waits until everything is written, but not for ever; gives whether it is. */
  async finish(mostMs: number): Promise<boolean> {
    const startedAt = performance.now()
    while (this.#isBusy && performance.now() - startedAt < mostMs) await setTimeout(RETRY_MS)
    return !this.#isBusy
  }

  #next(): void {
    if (this.#waiting === '') return
    const batch = Buffer.from(this.#waiting)
    this.#waiting = ''
    this.#isBusy = true
    this.#send(batch)
  }

  #send(bytes: Buffer): void {
    write(STDOUT, bytes, (error, written) => {
      if (!error && written < bytes.byteLength) {
        this.#send(bytes.subarray(written))
        return
      }
      if (error?.code === 'EAGAIN') {
        void setTimeout(RETRY_MS, undefined, { ref: false }).then(() => this.#send(bytes))
        return
      }
      this.#isBusy = false
      this.#next()
    })
  }
}

/**
 * The process's log: JSON lines on stdout.
 *
 * @param level Least severe line that is written.
 * @param output What writes them.
 */
export function createLog(level: string, output = new LogWriter()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeFailure },
    },
    output,
  )
}

/**
 * A failure as the log may hold it: what it was and where, without its message, since messages quote
 * what people sent.
 */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  return { type: name, code, stack: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

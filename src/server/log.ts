import { write, writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pino, { type DestinationStream, type Logger } from 'pino'

/** While stdout is slow, so many characters are buffered; further lines are dropped. */
const MAX_BUFFERED_CHARS = 1024 * 1024

/** When to try again to write to a full pipe, and to see whether all is written. */
const RETRY_MS = 20

const STDOUT = 1

/**
 * Writes lines to stdout in batches, without blocking. Lines that cannot be written (a full disk, a closed pipe) are
 * lost. pino's own destination would keep a process with a full disk from ending: at exit it retries for ever
 * (sonic-boom 4.2).
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
        // There is nowhere left to report it.
      }
    })
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > MAX_BUFFERED_CHARS) return
    this.#waiting += line
    if (!this.#isBusy) this.#next()
  }

  /** Waits until everything is written; resolves to false if that takes longer. */
  async finish(timeoutMs: number): Promise<boolean> {
    const startedAt = performance.now()
    while (this.#isBusy && performance.now() - startedAt < timeoutMs) await setTimeout(RETRY_MS)
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
 * Makes a log of JSON lines, of this level and more severe ones.
 *
 * @param output stdout itself when omitted, as in development, which makes a log at each change of the content: of
 *   `LogWriter`, which listens for the exit, a process should have one.
 */
export function createLog(level: string, output: DestinationStream = process.stdout): Logger {
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

/** An error for the log, without its message, which may quote what people sent. */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  return { type: name, code, stack: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

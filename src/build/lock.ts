import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Holds the name of the process that may build. */
export const LOCK_FILE = '.astro/build.lock'

const RETRY_MS = 200

/**
 * Takes the lock for building this project, and holds it until the process ends or releases it. A process takes the
 * lock over from its parent, for which it builds, so that it keeps it if the parent is killed, and from a process that
 * no longer runs; for any other it waits.
 *
 * @param onWait Called once, if there is another process to wait for.
 * @returns Releases the lock.
 */
export async function lockBuild(onWait: () => void): Promise<() => void> {
  mkdirSync(dirname(LOCK_FILE), { recursive: true })
  let hasWaited = false
  while (!take()) {
    const holder = readHolder(LOCK_FILE)
    if (holder === nameOf(process.ppid)) renameSync(writeOwn(), LOCK_FILE)
    else if (holder !== undefined && !isAlive(holder)) removeStale(holder)
    else {
      if (!hasWaited) onWait()
      hasWaited = true
      await setTimeout(RETRY_MS)
    }
  }
  process.once('exit', release)
  return release
}

/** Takes the lock if nobody has it. Returns whether this process has it now. */
function take(): boolean {
  const own = writeOwn()
  try {
    linkSync(own, LOCK_FILE)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return readHolder(LOCK_FILE) === nameOf(process.pid)
  } finally {
    rmSync(own)
  }
}

/** Writes this process's name into a file of its own, which becomes the lock atomically. */
function writeOwn(): string {
  const path = `${LOCK_FILE}.${process.pid}`
  writeFileSync(path, nameOf(process.pid))
  return path
}

function release(): void {
  if (readHolder(LOCK_FILE) === nameOf(process.pid)) rmSync(LOCK_FILE, { force: true })
}

/** Removes the lock of a process that is gone. Another process may have just replaced it: then it is put back. */
function removeStale(gone: string): void {
  const aside = `${LOCK_FILE}.${process.pid}.gone`
  try {
    renameSync(LOCK_FILE, aside)
    if (readHolder(aside) !== gone) linkSync(aside, LOCK_FILE)
    rmSync(aside)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error
  }
}

/** The name in a lock file; undefined where there is none. */
function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** A process's id and, where the system tells, its start time, since ids are reused. */
function nameOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The 22nd field, starttime (proc(5)); the second is a name that may hold any character.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return String(pid)
  }
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder)
  if (!pid || nameOf(pid) !== holder) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

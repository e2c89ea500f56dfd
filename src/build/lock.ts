import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Names the process that may write the build; below the project, and no part of it. */
export const LOCK_FILE = '.astro/build.lock'

const RETRY_MS = 200

/**
 * Waits until no other process of this project builds, and keeps others from it until this one ends or lets
 * go. A process that was started by the one that holds the lock builds for it, and holds it from then on, so
 * that it still does when the other is killed. What a killed process leaves behind is taken over.
 *
 * @param onWait Told once when there is somebody to wait for.
 * @returns Lets go.
 */
export async function lockBuild(onWait: () => void): Promise<() => void> {
  mkdirSync(dirname(LOCK_FILE), { recursive: true })
  let hasWaited = false
  while (!take()) {
    const holder = readHolder(LOCK_FILE)
    if (holder === nameOf(process.ppid)) renameSync(writeOwn(), LOCK_FILE)
    else if (holder !== undefined && !isAlive(holder)) remove(holder)
    else {
      if (!hasWaited) onWait()
      hasWaited = true
      await setTimeout(RETRY_MS)
    }
  }
  process.once('exit', release)
  return release
}

/** Takes the lock if nobody has it; gives whether this process has it now. */
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

/** The lock's name appears with its text in it, or not at all. */
function writeOwn(): string {
  const path = `${LOCK_FILE}.${process.pid}`
  writeFileSync(path, nameOf(process.pid))
  return path
}

function release(): void {
  if (readHolder(LOCK_FILE) === nameOf(process.pid)) rmSync(LOCK_FILE, { force: true })
}

/** Removes the lock of a process that is gone, and nobody else's: another may have done so just now. */
function remove(gone: string): void {
  const aside = `${LOCK_FILE}.${process.pid}.gone`
  try {
    renameSync(LOCK_FILE, aside)
    if (readHolder(aside) !== gone) linkSync(aside, LOCK_FILE)
    rmSync(aside)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error
  }
}

/** undefined where nobody holds it. */
function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** A process by its number, and by when it began where the system tells: numbers are given again. */
function nameOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Its 22nd field (proc(5)); the second is a name that may hold anything.
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

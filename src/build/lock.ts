import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Holds the number of the process that may write the build; below the project, and no part of it. */
export const LOCK_FILE = '.astro/build.lock'

const RETRY_MS = 200

/**
 * Waits until no other process of this project builds, and keeps others from it until this one ends or lets
 * go. A process that was started by the one that holds the lock builds for it, and needs none of its own. What
 * a process leaves behind that was killed is taken over.
 *
 * @param onWait Told once when there is somebody to wait for.
 * @returns Lets go.
 */
export async function lockBuild(onWait: () => void): Promise<() => void> {
  mkdirSync(dirname(LOCK_FILE), { recursive: true })
  let hasWaited = false
  while (!take()) {
    const holder = readHolder()
    if (holder === process.ppid) return () => undefined
    if (holder !== undefined && !isAnotherAlive(holder)) rmSync(LOCK_FILE, { force: true })
    else {
      if (!hasWaited) onWait()
      hasWaited = true
      await setTimeout(RETRY_MS)
    }
  }
  process.once('exit', release)
  return release
}

function take(): boolean {
  // Its name appears with its text in it, or not at all.
  const own = `${LOCK_FILE}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, LOCK_FILE)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

function release(): void {
  if (readHolder() === process.pid) rmSync(LOCK_FILE, { force: true })
}

/** undefined where nobody holds it. */
function readHolder(): number | undefined {
  try {
    return Number(readFileSync(LOCK_FILE, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Processes of a container have the same numbers each time, so that one may find its own. */
function isAnotherAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

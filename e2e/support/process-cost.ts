import { readFileSync, readdirSync } from 'node:fs'

/** CPU time that a process's living threads have used, in milliseconds; more exact than the ticks in /proc/PID/stat. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}

/**
 * CPU time that a process spends on work, in milliseconds, the least of three runs. As machines differ, compare it only
 * with other work in the same run.
 */
export async function costOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = []
  for (let i = 0; i < 3; i += 1) {
    const before = cpuOf(pid)
    await work()
    costs.push(cpuOf(pid) - before)
  }
  return Math.min(...costs)
}

/** Resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Peak resident memory of a process, in MB. */
export function peakMemoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

import { readFileSync, readdirSync } from 'node:fs'

/** CPU that the threads of a process have used so far, in milliseconds; exact, unlike its count of ticks. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}

/**
 * CPU that a process spends on work, in milliseconds; of three times the least. To be compared with that of other
 * work in the same run: machines differ.
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

/** The most resident memory that a process ever had, in MB. */
export function peakMemoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

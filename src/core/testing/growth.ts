/**
 * The growth in CPU time when the input is sixteen times as large: about 16 for linear work, 256 for quadratic. The
 * fastest of several runs counts, so that a busy machine does not matter.
 *
 * @param work Takes the size of its input, in characters.
 */
export function growthOf(work: (size: number) => void): number {
  const [small = NaN, large = NaN] = [1000, 16_000].map((size) =>
    Math.min(...Array.from({ length: 20 }, () => costOf(() => work(size)))),
  )
  return large / small
}

/** CPU time of ten runs, in microseconds; one run of the small input would be too short to measure. */
function costOf(work: () => void): number {
  const before = process.cpuUsage()
  for (let i = 0; i < 10; i += 1) work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/**
 * How many times as long work takes on an input sixteen times as large: some 16 where it reads the input through,
 * 256 where it reads all of it again for each part. Only this process's own time counts, and of several tries the
 * fastest, which a busy machine leaves alone.
 *
 * @param work Is given the size of its input, in characters.
 */
export function growthOf(work: (size: number) => void): number {
  const [small = NaN, large = NaN] = [1000, 16_000].map((size) =>
    Math.min(...Array.from({ length: 20 }, () => costOf(() => work(size)))),
  )
  return large / small
}

/** CPU of so many times the work that even the small one can be told from nothing, in microseconds. */
function costOf(work: () => void): number {
  const before = process.cpuUsage()
  for (let i = 0; i < 10; i += 1) work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

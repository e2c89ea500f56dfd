/**
 * How many times as long work takes on an input eight times as large: some 8 where it reads the input through,
 * 64 where it reads all of it again for each part. Of several tries the fastest counts, which a busy machine leaves
 * alone.
 *
 * @param work Is given the size of its input, in characters.
 */
export function growthOf(work: (size: number) => void): number {
  const small = 2000
  const times = [small, small * 8].map((size) =>
    Math.min(...Array.from({ length: 20 }, () => durationOf(() => work(size)))),
  )
  return (times[1] ?? NaN) / (times[0] ?? NaN)
}

function durationOf(work: () => void): number {
  const startedAt = performance.now()
  for (let i = 0; i < 5; i += 1) work()
  return performance.now() - startedAt
}

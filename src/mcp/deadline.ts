/**
 * Waits for an answer, but not for ever: the SDK leaves a request that was cancelled unanswered, and
 * whoever waits for it over HTTP would wait until the connection breaks.
 *
 * @param onLate Makes the answer that is given in place of the late one.
 */
export async function withDeadline<T>(
  answer: Promise<T>,
  milliseconds: number,
  onLate: () => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(onLate()), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

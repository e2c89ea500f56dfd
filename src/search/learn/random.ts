/** Numbers from 0 up to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function seededRandom(seed: number): () => number {
  // An array wraps at 32 bits, and spares the allocation of a number for each draw that a variable would need.
  const state = Uint32Array.of(seed)
  return () => {
    state[0] = Math.imul(state[0]!, 1664525) + 1013904223
    return state[0] / 2 ** 32
  }
}

/** Fisher and Yates's shuffle, in place. */
export function shuffle(list: Uint32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const last = list[i]!
    list[i] = list[j]!
    list[j] = last
  }
}

/** Numbers from 0 up to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function seededRandom(seed: number): () => number {
  // An array wraps at 32 bits, and spares the allocation of a number for each draw that a variable would need.
  const state = Uint32Array.of(seed)
  return () => {
    state[0] = Math.imul(state[0]!, 1664525) + 1013904223
    return state[0] / 2 ** 32
  }
}

/**
 * The nth of a seed's own sequence of whole numbers below 2 ** 32: SplitMix (Steele, Lea and Flood, Fast Splittable
 * Pseudorandom Number Generators, 2014) with the finaliser of MurmurHash3.
 */
export function drawOf(seed: number, n: number): number {
  let bits = (seed + Math.imul(n, 0x9e3779b9)) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

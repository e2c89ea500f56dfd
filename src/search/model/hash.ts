/**
 * Hashes of 32 bits: FNV-1a (Fowler, Noll and Vo; RFC 9923), then the first half of a finaliser like MurmurHash3's:
 * columns are made of a hash's low bits, which in FNV-1a alone hardly depend on the end of a text.
 */

/** FNV-1a's. */
export const OFFSET_BASIS = 0x811c9dc5

/** The signed hash of a text. Another seed gives texts of another kind hashes of their own. */
export function hashOf(text: string, seed = OFFSET_BASIS): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = fnvStep(hash, text.charCodeAt(at))
  return mixBits(hash)
}

/** One step of FNV-1a: a hash with one more UTF-16 code unit. */
export function fnvStep(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** Makes the low bits of a hash depend on all its bits. */
export function mixBits(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return once ^ (once >>> 13)
}

/**
 * Hashes of 32 bits: FNV-1a (Fowler, Noll and Vo; RFC 9923), then the first half of a finaliser as MurmurHash3
 * has one, since of FNV-1a the low bits, of which columns are made, say little of a text's end.
 */

/** What a hash begins with. */
export const START = 0x811c9dc5

/** The hash of a text; texts of different kinds begin with different numbers. */
export function hashOf(text: string, start = START): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return mixed(hash)
}

/** Takes one letter more into a hash. */
export function step(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** Lets every letter have its say in the low bits. */
export function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return once ^ (once >>> 13)
}

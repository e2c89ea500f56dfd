/**
 * Hebrew writes "and", "the", "in", "to", "from", "as" and "that" as letters before the word
 * (ו ה ב ל כ מ ש), alone or stacked: וכשהטיפול = ו + כש + ה + טיפול.
 */

const CONJUNCTIONS = ['', 'ו']
const RELATIVES = ['', 'ש', 'כש', 'לכש', 'מש', 'בש']
const PREPOSITIONS = ['', 'ה', 'ב', 'ל', 'כ', 'מ', 'מה', 'כה', 'בה', 'לה']

/** Every stack, by its length. */
const STACKS = new Set(
  CONJUNCTIONS.flatMap((and) =>
    RELATIVES.flatMap((that) => PREPOSITIONS.map((to) => and + that + to)),
  ).filter((stack) => stack !== ''),
)
const LONGEST = Math.max(...Array.from(STACKS, (stack) => stack.length))

/** No stack has any other letter. */
const LETTERS = new Set('והבלכמש')

/** Shorter remainders are hardly ever words, and match far too much. */
const SHORTEST_REST = 2

/**
 * Takes a normalised Hebrew word. Returns what may be left of it without its particles, the
 * shortest stack first. Most of these are no words: keep those that the vocabulary attests.
 */
export function withoutParticles(word: string): string[] {
  const rests: string[] = []
  for (let cut = 1; cut <= LONGEST && word.length - cut >= SHORTEST_REST; cut++) {
    if (!LETTERS.has(word.charAt(cut - 1))) break
    if (!STACKS.has(word.slice(0, cut))) continue
    const rest = word.slice(cut)
    // A vav that opens a word is doubled after a particle: ועד, but הוועד.
    if (rest.startsWith('וו') && rest.length > 3) rests.push(rest.slice(1))
    rests.push(rest)
  }
  return rests
}

/**
 * Views of a Hebrew word that forget vowel letters: for spelling with and without vav and yod,
 * for the consonants that conjugation keeps, and for loanwords, which everyone spells differently.
 */

/** Takes a normalised Hebrew word. Returns it without vav and yod after the first letter. */
export function spellingSkeleton(word: string): string {
  return word.slice(0, 1) + word.slice(1).replace(/[וי]/gu, '')
}

/** Takes a normalised Hebrew word. Returns a key that loanword spellings share: וואטסאפ, ווטסאפ. */
export function loanwordKey(word: string): string {
  return word
    .replace(/[הא]$/u, '')
    .replace(/(?<=.)[אויה]/gu, '')
    .replace(/ט/gu, 'ת')
    .replace(/ק/gu, 'כ')
    .replace(/(.)\1+/gu, '$1')
}

/** What conjugation puts before the consonants of a verb, longest first. */
const PREFORMATIVES = ['להת', 'הת', 'מת', 'ית', 'את', 'תת', 'נת', 'ה', 'מ', 'י', 'א', 'ת', 'נ', 'ל']

/**
 * Takes the stem of a normalised Hebrew word without particles. Returns its three or four likely root
 * consonants (crude: no weak verbs), or nothing where that would be a guess.
 */
export function crudeRoot(stem: string): string | undefined {
  let consonants = spellingSkeleton(stem)
  if (consonants.length <= 3) return consonants.length === 3 ? consonants : undefined
  for (const preformative of PREFORMATIVES) {
    if (consonants.startsWith(preformative) && consonants.length - preformative.length >= 3) {
      consonants = consonants.slice(preformative.length)
      break
    }
  }
  return consonants.length <= 4 ? consonants : undefined
}

import { normalise } from './normalise.ts'

/** Longer runs are not words; their beginning is enough to count them as unknown. */
const MAX_WORD_LENGTH = 40

/** A run of one script: so that "בzoom" is two words, as a reader sees it. */
const WORD = /[א-ת]+|[a-z]+|\p{N}+|\p{L}+/gu

/** Takes raw text. Returns its normalised words in order, each of one script. */
export function tokenise(text: string): string[] {
  return words(normalise(text))
}

/** The same for text that is normalised already. */
export function words(normalised: string): string[] {
  return (normalised.match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** Whether a normalised word is written in Hebrew letters. */
export function isHebrew(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x5d0 && code <= 0x5ea
}

/** Whether a normalised word is written in basic Latin letters. */
export function isLatin(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x61 && code <= 0x7a
}

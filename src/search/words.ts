import { normalise } from './normalise.ts'

/** What a text is cut to before anything is done with it: no question is longer, and some letters expand. */
const MAX_CHARACTERS = 2500
/** More words than this add work but no meaning. */
const MAX_WORDS = 400
/** Longer runs of letters are not words; their beginning is enough. */
const MAX_WORD_LENGTH = 24

/** A run of one script: so that "בzoom" is two words, as a reader sees it. */
const WORD = /[א-ת]+|[a-z]+|\p{N}+|\p{L}+/gu

/** Takes raw text. Returns its normalised words in order, each of one script. */
export function wordsOf(text: string): string[] {
  const normalised = normalise(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS)
  const words = normalised.match(WORD) ?? []
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

const HEBREW_PREFIX = /^(?:וש|וה|שה|ול|וב|ומ|כש|מה|לה|[השולבכמ])(?=[א-ת]{3})/u
const HEBREW_SUFFIX = /(?:ימ|ות|ית|יה|תי|נו|[התי])$/u
const ENGLISH_SUFFIX = /(?:ingly|ings|ing|edly|ed|ies|es|s|ly|er)$/u

/**
 * Takes a normalised word. Returns it without the commonest particle and ending: a crude stem, which the
 * parts of words that the model also sees make up for.
 */
export function stemOf(word: string): string {
  if (word.length < 5) return word
  if (/^[א-ת]/u.test(word)) {
    const bare = word.replace(HEBREW_PREFIX, '')
    return bare.length < 5 ? bare : bare.replace(HEBREW_SUFFIX, '')
  }
  return word.replace(ENGLISH_SUFFIX, '')
}

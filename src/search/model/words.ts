import { normalise } from './normalise.ts'

/** More words than this add work but no meaning. */
const MAX_WORDS = 400
/** Longer runs of letters are not words; their beginning is enough. */
const MAX_WORD_LENGTH = 24

/** A run of one script: so that "בzoom" is two words, as a reader sees it. */
const WORD = /[א-ת]+|[a-z]+|\p{N}+|\p{L}+/gu

/** Between these a text says one thing and then another, … */
const SENTENCE_END = /[.!?\n\u061F\u1362]+/u
/** … and within a sentence, between these. */
const CLAUSE_END = /[,;:\u2013\u2014\u060C]+/u

/** Takes raw text. Returns its normalised words in order, each of one script. */
export function wordsOf(text: string): string[] {
  return sentencesOf(text).flat(2)
}

/** The same, apart for each sentence and in it for each clause; what has no words is left out. */
export function sentencesOf(text: string): string[][][] {
  let left = MAX_WORDS
  const wordsIn = (clause: string) => {
    const words = (clause.match(WORD) ?? []).slice(0, left)
    left -= words.length
    return words.map((word) => word.slice(0, MAX_WORD_LENGTH))
  }
  return normalise(text)
    .split(SENTENCE_END)
    .map((sentence) => sentence.split(CLAUSE_END).map(wordsIn).filter(isNotEmpty))
    .filter(isNotEmpty)
}

const isNotEmpty = ({ length }: { length: number }) => length > 0

/** A ו that begins a word is doubled behind a particle: וידאו, בווידאו. */
const HEBREW_PREFIX = /^(?:וו|(?:וש|וה|שה|ול|וב|ומ|כש|מה|לה|[השולבכמ])(?:וו)?)(?=[א-ת]{3})/u
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

import { normalise } from './normalise.ts'

/** A text's further words cost time and change no answer. */
const MAX_WORDS = 400
/** Longer runs of letters are not words; their beginning is enough. */
const MAX_WORD_LENGTH = 24

/** A run of letters of one script: "בzoom" is two words, as a reader sees it. */
const WORD = /[א-ת]+|[a-z]+|\p{N}+|\p{L}+/gu

/** The last two are the Arabic question mark and the Ethiopic full stop. */
const SENTENCE_END = /[.!?\n\u061F\u1362]+/u
/** The last three are the dashes and the Arabic comma. */
const CLAUSE_END = /[,;:\u2013\u2014\u060C]+/u

/**
 * Takes raw text. Returns its normalised words in order, each of one script.
 *
 * @example wordsOf('Is it בzoom?') // ['is', 'it', 'ב', 'zoom']
 */
export function wordsOf(text: string): string[] {
  return sentencesOf(text).flat(2)
}

/**
 * Takes raw text. Returns its normalised words by sentence and clause, without empty ones.
 *
 * @example sentencesOf('Hello, you. Bye!') // [[['hello'], ['you']], [['bye']]]
 */
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

/** Particles before a word; after one, a word's own first ו is written twice: וידאו, but בווידאו. */
const HEBREW_PREFIX = /^(?:וו|(?:וש|וה|שה|ול|וב|ומ|כש|מה|לה|[השולבכמ])(?:וו)?)(?=[א-ת]{3})/u
const HEBREW_SUFFIX = /(?:ימ|ות|ית|יה|תי|נו|[התי])$/u
const ENGLISH_SUFFIX = /(?:ingly|ings|ing|edly|ed|ies|es|s|ly|er)$/u
/** The article and what is joined to it, as written and as spoken (عال, هال). */
const ARABIC_ARTICLE = /^[وف]?(?:[بكعه]?ال|لل)(?=[\u0621-\u064A]{3})/u
/** Of nouns, adjectives and verbs, with what makes a verb reflexive. */
const RUSSIAN_SUFFIX =
  /(?<=[а-я]{3})(?:[аеиоуыюя]{1,2}(?:л[аио]?|т[ье]?|шь|м[иу]?|х|в|го)?|ь)?(?:с[яь])?$/u

/**
 * Takes a normalised word. Returns it without the commonest particle and ending: a crude stem, since the model also
 * sees parts of words.
 *
 * @example stemOf('sessions') // 'session'
 */
export function stemOf(word: string): string {
  if (word.length < 5) return word
  if (/^[א-ת]/u.test(word)) {
    const bare = word.replace(HEBREW_PREFIX, '')
    return bare.length < 5 ? bare : bare.replace(HEBREW_SUFFIX, '')
  }
  if (/^[\u0621-\u064A]/u.test(word)) return word.replace(ARABIC_ARTICLE, '')
  return word.replace(/^[а-я]/u.test(word) ? RUSSIAN_SUFFIX : ENGLISH_SUFFIX, '')
}

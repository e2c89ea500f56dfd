import type { KnownWords } from './model/known-words.ts'
import { sentencesOf } from './model/words.ts'

/** The same keys on US QWERTY and on the standard Israeli keyboard (SI 1452). */
const LATIN = "qwertyuiopasdfghjkl;'zxcvbnm,./"
const HEBREW = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ."

const toHebrew = new Map(Array.from(LATIN, (key, i) => [key, HEBREW.charAt(i)]))
const toLatin = new Map(Array.from(HEBREW, (key, i) => [key, LATIN.charAt(i)]))

/**
 * Takes raw text. Returns what the same keys would have typed in the other layout.
 *
 * @example otherLayout('akuo') // 'שלום'
 */
export function otherLayout(text: string): string {
  const layout = /[\u05D0-\u05EA]/u.test(text) ? toLatin : toHebrew
  return Array.from(text.toLowerCase(), (character) => layout.get(character) ?? character).join('')
}

/** Where a smaller share of a question's letters is in known words, the other layout is tried. */
const MIN_KNOWN_SHARE = 0.5
/** By how much the other layout's share must be larger. */
const MIN_GAIN = 0.25
/** Fewer letters may be a known word by chance. */
const MIN_LETTERS = 3

/**
 * Takes raw text. Returns its normalised words by sentence and clause: as typed, or, where those are unknown, as the
 * same keys would have typed in the other layout.
 *
 * @param arePublished Whether all of some words stand in published entries; such words are not corrected.
 */
export function intendedSentences(
  question: string,
  known: KnownWords,
  arePublished: (words: readonly string[]) => boolean,
): string[][][] {
  const typed = sentencesOf(question)
  const share = known.shareOf(typed.flat(2))
  if (share >= MIN_KNOWN_SHARE || arePublished(typed.flat(2))) return typed
  const other = sentencesOf(otherLayout(question))
  if (other.flat(2).join('').length < MIN_LETTERS) return typed
  const otherShare = known.shareOf(other.flat(2))
  return otherShare >= MIN_KNOWN_SHARE && otherShare > share + MIN_GAIN ? other : typed
}

import type { KnownWords } from './model/known-words.ts'
import { sentencesOf } from './model/words.ts'

/** The standard Israeli keyboard (SI 1452) over US QWERTY, for text typed in the wrong layout. */

const LATIN = "qwertyuiopasdfghjkl;'zxcvbnm,./"
const HEBREW = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ."

const toHebrew = new Map(Array.from(LATIN, (key, i) => [key, HEBREW.charAt(i)]))
const toLatin = new Map(Array.from(HEBREW, (key, i) => [key, LATIN.charAt(i)]))

/** Takes raw text. Returns what the same keys would have typed in the other layout. */
export function otherLayout(text: string): string {
  const layout = /[\u05D0-\u05EA]/u.test(text) ? toLatin : toHebrew
  return Array.from(text.toLowerCase(), (character) => layout.get(character) ?? character).join('')
}

/** A question of which a smaller share of letters is known may have been typed in the other layout. */
const ENOUGH_KNOWN = 0.5
/** By how much the other layout must be better known. */
const CLEARLY_MORE = 0.25
/** Fewer letters are a word by chance. */
const SHORTEST = 3

/**
 * The words of a question, by sentence and clause, as typed or as the same keys would have typed in the other layout.
 *
 * @param arePublished Whether the texts have all of some words, which no example need have.
 */
export function readingOf(
  question: string,
  known: KnownWords,
  arePublished: (words: readonly string[]) => boolean,
): string[][][] {
  const typed = sentencesOf(question)
  const share = known.shareOf(typed.flat(2))
  if (share >= ENOUGH_KNOWN || arePublished(typed.flat(2))) return typed
  const other = sentencesOf(otherLayout(question))
  if (other.flat(2).join('').length < SHORTEST) return typed
  const otherShare = known.shareOf(other.flat(2))
  return otherShare >= ENOUGH_KNOWN && otherShare > share + CLEARLY_MORE ? other : typed
}

import type { Model } from './model.ts'
import { wordsOf } from './words.ts'

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

/** What a question's words are known by less than this share, may have been typed in the other layout. */
const ENOUGH_KNOWN = 0.5
/** By how much the other layout must be better known. */
const CLEARLY_MORE = 0.25

/**
 * The words of a question, as typed or as the same keys would have typed in the other layout.
 *
 * @param arePublished Whether the texts have all of some words, which no example need have.
 */
export function readingOf(
  question: string,
  typed: readonly string[],
  { known }: Model,
  arePublished: (words: readonly string[]) => boolean,
): readonly string[] {
  const share = known.shareOf(typed)
  if (share >= ENOUGH_KNOWN || arePublished(typed)) return typed
  const other = wordsOf(otherLayout(question))
  const otherShare = known.shareOf(other)
  return otherShare >= ENOUGH_KNOWN && otherShare > share + CLEARLY_MORE ? other : typed
}

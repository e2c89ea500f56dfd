/** The words of a query, as typed or as the same keys would have typed in the other layout. */
import { otherLayout } from './keyboard.ts'
import { tokenise } from './tokenise.ts'
import { wordOf } from './word.ts'
import type { Word } from './word.ts'

/** More words than this add work but no meaning. */
const MAX_WORDS = 40
/** The share of a query that must be known words for it to be taken as it is. */
const ENOUGH_KNOWN = 0.5
/** By how much the other layout must be better known. */
const CLEARLY_MORE = 0.25

/** Takes a query and what tells known words. Returns its words in order. */
export function readQuery(query: string, isKnown: (word: Word) => boolean): Word[] {
  const typed = wordsOf(query)
  const known = knownShare(typed, isKnown)
  if (known >= ENOUGH_KNOWN) return typed
  const other = wordsOf(otherLayout(query))
  const otherKnown = knownShare(other, isKnown)
  return otherKnown >= ENOUGH_KNOWN && otherKnown > known + CLEARLY_MORE ? other : typed
}

function wordsOf(query: string): Word[] {
  return tokenise(query).slice(0, MAX_WORDS).map(wordOf)
}

/** The share of the letters that stand in known words; single letters say nothing. */
function knownShare(words: readonly Word[], isKnown: (word: Word) => boolean): number {
  let known = 0
  let all = 0
  for (const word of words) {
    const { length } = word.text
    if (length < 2 && !/\p{N}/u.test(word.text)) continue
    all += length
    if (isKnown(word)) known += length
  }
  return all === 0 ? 0 : known / all
}

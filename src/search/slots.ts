/** A query's words as slots: each a word, or a span of words that names a concept. */
import { analyse } from './analyser.ts'
import { INFORMATION, information, wordWeight } from './information.ts'
import { classOf } from './lexicon.ts'
import type { CompiledLexicon, WordClass } from './lexicon.ts'
import { conceptTerm, postingOf } from './postings.ts'
import type { Index, Posting } from './postings.ts'
import { findSpans } from './spans.ts'
import type { Span } from './spans.ts'
import type { Speller } from './spelling.ts'
import { wordOf } from './word.ts'
import type { Word } from './word.ts'

/** A term of the index that stands for a slot or a part of it. */
export interface Alternative {
  readonly term: string
  /** How well it does, 0 to 1. */
  readonly quality: number
  readonly posting: Posting
}

/** One word of a query. */
export interface Part {
  readonly word: Word
  readonly wordClass: WordClass
  /** What it may have been meant to be, where it is unknown, and how likely that is (0 to 1). */
  readonly guesses: readonly { readonly word: Word; readonly quality: number }[]
  readonly alternatives: readonly Alternative[]
  readonly weight: number
}

export interface Slot {
  readonly parts: readonly Part[]
  /** The concepts that the parts name together. */
  readonly whole: readonly Alternative[]
  readonly weight: number
}

/** What a query is analysed against. */
export interface Surroundings {
  readonly index: Index
  readonly lexicon: CompiledLexicon
  readonly speller: Speller
  /** Whether the index or the lexicon has a word, in whatever form. */
  readonly isKnown: (word: Word) => boolean
  /** Number of documents. */
  readonly documents: number
}

/** How much a match by concept counts; `weak` where either expression is an everyday word. */
const CONCEPT_QUALITY = { strong: 0.85, weak: 0.5 }
/** The posting of a concept that no passage names. */
const NOWHERE: Posting = { start: 0, end: 0, documents: 0 }
/** A word has the frequency of its commonest view, of those at least this close to it. */
const CLOSE_VIEW = 0.5
/** Bounds the work of a query: more unknown words than this are not corrected. */
const MAX_CORRECTED = 8
const MAX_RESTS_CORRECTED = 3

/** Takes words in order. Returns each with what it may stand for and what it weighs. */
export function partsOf(words: readonly Word[], surroundings: Surroundings): Part[] {
  let corrected = 0
  return words.map((word) => {
    const unknown = corrected < MAX_CORRECTED && !surroundings.isKnown(word)
    if (unknown) corrected++
    return partOf(word, unknown ? guessesFor(word, surroundings.speller) : [], surroundings)
  })
}

/** Takes the parts of a query in order. Returns its slots; what is said twice counts once. */
export function slotsOf(parts: readonly Part[], surroundings: Surroundings): Slot[] {
  const readings = parts.map(({ word, guesses }) => [word, ...guesses.map((guess) => guess.word)])
  const spans: Span[] = []
  for (const span of findSpans(surroundings.lexicon, readings)) spans[span.start] = span
  const slots = new Map<string, Slot>()
  for (let i = 0; i < parts.length;) {
    const span = spans[i]
    const end = span?.end ?? i + 1
    const slot = slotOf(parts.slice(i, end), span?.concepts ?? [], surroundings)
    const key = slot.whole[0]?.term ?? slot.parts[0]!.word.text
    if (slot.weight > (slots.get(key)?.weight ?? -1)) slots.set(key, slot)
    i = end
  }
  return [...slots.values()]
}

function partOf(word: Word, guesses: Part['guesses'], surroundings: Surroundings): Part {
  const { index, lexicon, documents } = surroundings
  const wordClass = classOf(lexicon, word)
  const alternatives: Alternative[] = []
  let found = 0
  const add = (term: string, quality: number) => {
    const posting = postingOf(index, term)
    if (posting === undefined) return
    alternatives.push({ term, quality, posting })
    if (quality >= CLOSE_VIEW) found = Math.max(found, posting.documents)
  }
  for (const { term, quality } of analyse(word, index.attested)) add(term, quality)
  // Of a guess only the closest views: the root of a neighbour is no evidence.
  for (const guess of guesses)
    for (const { term, quality } of analyse(guess.word, index.attested).slice(0, 2))
      add(term, quality * guess.quality)
  return { word, wordClass, guesses, alternatives, weight: wordWeight(wordClass, found, documents) }
}

/** A misspelt word may carry particles: what is left without them is tried too. */
function guessesFor({ text, rests }: Word, speller: Speller): Part['guesses'] {
  let guesses = speller.guess(text)
  if (guesses.length === 0)
    guesses = rests
      .slice(0, MAX_RESTS_CORRECTED)
      .filter((rest) => rest.text.length > 3)
      .flatMap((rest) => speller.guess(rest.text))
      .map(({ word, quality }) => ({ word, quality: quality * 0.9 }))
  return guesses.map(({ word, quality }) => ({ word: wordOf(word), quality }))
}

function slotOf(
  parts: readonly Part[],
  concepts: Span['concepts'],
  { index, documents }: Surroundings,
): Slot {
  if (concepts.length === 0) return { parts, whole: [], weight: parts[0]!.weight }
  const sure = Math.min(1, ...parts.map(({ guesses }) => guesses[0]?.quality ?? 1))
  const asConcept = (term: string, quality: number): Alternative => ({
    term,
    quality: sure * quality,
    posting: postingOf(index, term) ?? NOWHERE,
  })
  const whole = concepts.flatMap(({ id, weak }) => [
    asConcept(conceptTerm(id, false), CONCEPT_QUALITY[weak ? 'weak' : 'strong']),
    asConcept(conceptTerm(id, true), CONCEPT_QUALITY.weak),
  ])
  const found = whole.map(({ posting }) => posting.documents)
  const meaning = information(Math.max(...found), documents)
  const isStrong = concepts.some(({ weak }) => !weak)
  if (isStrong) return { parts, whole, weight: INFORMATION.concept * meaning }
  // An everyday word says no more than its meaning, and no more than itself; an everyday
  // expression ("what is") says at least what a conversational word does.
  const own = Math.max(...parts.map((part) => part.weight))
  if (parts.every(({ wordClass }) => wordClass === 'elsewhere'))
    return { parts, whole, weight: own }
  const least = parts.length > 1 ? INFORMATION.conversational : 0
  return { parts, whole, weight: Math.min(meaning, Math.max(own, least)) }
}

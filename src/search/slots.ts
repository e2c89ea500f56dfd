/** A query's words as slots: each a word, or a span of words that names a concept. */
import { analyse } from './analyser.ts'
import { INFORMATION, information, wordWeight } from './information.ts'
import { classOf } from './lexicon.ts'
import type { CompiledLexicon, WordClass } from './lexicon.ts'
import { withoutParticles } from './particles.ts'
import { conceptTerm, postingOf } from './postings.ts'
import type { Index } from './postings.ts'
import { findSpans } from './spans.ts'
import type { Span } from './spans.ts'
import type { Guess, Speller } from './spelling.ts'
import { isHebrew } from './tokenise.ts'

/** A term of the index that stands for a slot or a part of it, and how well (0 to 1). */
export interface Alternative {
  readonly term: string
  readonly quality: number
}

/** One word of a query. */
export interface Part {
  readonly word: string
  readonly wordClass: WordClass
  /** What it may have been meant to be, where it is unknown. */
  readonly guesses: readonly Guess[]
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
  readonly isKnown: (word: string) => boolean
  /** Number of documents. */
  readonly documents: number
}

/** How much a match by concept counts; `weak` where either expression is an everyday word. */
const CONCEPT_QUALITY = { strong: 0.85, weak: 0.5 }
/** A word has the frequency of its commonest view, of those at least this close to it. */
const CLOSE_VIEW = 0.5
/** Bounds the work of a query: more unknown words than this are not corrected. */
const MAX_CORRECTED = 8
const MAX_RESTS_CORRECTED = 3

/** Takes words in order. Returns each with what it may stand for and what it weighs. */
export function partsOf(words: readonly string[], surroundings: Surroundings): Part[] {
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
  const spans = new Map(findSpans(surroundings.lexicon, readings).map((span) => [span.start, span]))
  const slots = new Map<string, Slot>()
  for (let i = 0; i < parts.length;) {
    const span = spans.get(i)
    const end = span?.end ?? i + 1
    const slot = slotOf(parts.slice(i, end), span?.concepts ?? [], surroundings)
    const key = slot.whole[0]?.term ?? slot.parts[0]!.word
    if (slot.weight > (slots.get(key)?.weight ?? -1)) slots.set(key, slot)
    i = end
  }
  return [...slots.values()]
}

function partOf(word: string, guesses: readonly Guess[], surroundings: Surroundings): Part {
  const { index, lexicon, documents } = surroundings
  const wordClass = classOf(lexicon, word)
  const forms = [
    ...analyse(word, index.attested),
    // Of a guess only the closest views: the root of a neighbour is no evidence.
    ...guesses.flatMap((guess) =>
      analyse(guess.word, index.attested)
        .slice(0, 2)
        .map(({ term, quality }) => ({ term, quality: quality * guess.quality })),
    ),
  ]
  const alternatives = forms.filter(({ term }) => index.terms.has(term))
  const found = alternatives
    .filter(({ quality }) => quality >= CLOSE_VIEW)
    .map(({ term }) => postingOf(index, term)!.documents)
  const weight = wordWeight(wordClass, Math.max(0, ...found), documents)
  return { word, wordClass, guesses, alternatives, weight }
}

/** A misspelt word may carry particles: what is left without them is tried too. */
function guessesFor(word: string, speller: Speller): Guess[] {
  const guesses = speller.guess(word)
  if (guesses.length > 0 || !isHebrew(word)) return guesses
  const rests = withoutParticles(word).slice(0, MAX_RESTS_CORRECTED)
  return rests.flatMap((rest) =>
    rest.length > 3
      ? speller.guess(rest).map((guess) => ({ ...guess, quality: guess.quality * 0.9 }))
      : [],
  )
}

function slotOf(
  parts: readonly Part[],
  concepts: Span['concepts'],
  { index, documents }: Surroundings,
): Slot {
  if (concepts.length === 0) return { parts, whole: [], weight: parts[0]!.weight }
  const sure = Math.min(1, ...parts.map(({ guesses }) => guesses[0]?.quality ?? 1))
  const whole = concepts.flatMap(({ id, weak }) => [
    { term: conceptTerm(id, false), quality: sure * CONCEPT_QUALITY[weak ? 'weak' : 'strong'] },
    { term: conceptTerm(id, true), quality: sure * CONCEPT_QUALITY.weak },
  ])
  const found = whole.map(({ term }) => postingOf(index, term)?.documents ?? 0)
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

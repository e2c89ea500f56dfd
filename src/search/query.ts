/** A query as slots: each a word, or a span of words that names a concept, with its weight. */
import { analyse } from './analyser.ts'
import { otherLayout } from './keyboard.ts'
import type { CompiledLexicon, WordClass } from './lexicon.ts'
import { withoutParticles } from './particles.ts'
import type { Index } from './postings.ts'
import { conceptTerm } from './postings.ts'
import type { Guess, Speller } from './spelling.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew, tokenise } from './tokenise.ts'

/** A term of the index that stands for a slot or a part of it. */
export interface Alternative {
  readonly term: string
  readonly quality: number
}

export interface Part {
  readonly word: string
  readonly wordClass: WordClass
  /** Whether the index or the lexicon has it as it stands. */
  readonly known: boolean
  readonly guesses: readonly Guess[]
  readonly alternatives: readonly Alternative[]
  readonly weight: number
}

export interface Slot {
  readonly parts: readonly Part[]
  /** Concepts that the whole slot names. */
  readonly whole: readonly Alternative[]
  /** How much the slot tells about what is asked: its information, in nats. */
  readonly weight: number
}

/** What a query is analysed against. */
export interface Surroundings {
  readonly index: Index
  readonly lexicon: CompiledLexicon
  readonly speller: Speller
  /** Number of documents. */
  readonly documents: number
}

/** More distinct words than this add work but no meaning. */
const MAX_WORDS = 40

/** How much a match by concept counts; `weak` where either expression is an everyday word. */
export const CONCEPT_QUALITY = { strong: 0.85, weak: 0.5 }

/** How much of its information a word of a class keeps. */
export const CLASS_WEIGHT: Record<WordClass, number> = {
  stop: 0,
  conversational: 0.4,
  ordinary: 1,
  elsewhere: 2,
}

/**
 * Added to every word's information, since what is common on this site is not common in the world;
 * conversational words are, and never count more than `conversational`.
 */
export const INFORMATION = { floor: 0.5, unknown: 1.5, conversational: 0.8, concept: 1.6, plain: 1 }

/** Takes a query. Returns its words: as typed, or in the other keyboard layout if that is known. */
export function readQuery(query: string, surroundings: Surroundings): string[] {
  const typed = tokenise(query).slice(0, MAX_WORDS)
  const known = knownShare(typed, surroundings)
  if (known >= 0.5) return typed
  const other = tokenise(otherLayout(query)).slice(0, MAX_WORDS)
  const otherKnown = knownShare(other, surroundings)
  return otherKnown >= 0.5 && otherKnown > known + 0.25 ? other : typed
}

/** Takes words. Returns slots in the order of the words. */
export function slotsOf(words: readonly string[], surroundings: Surroundings): Slot[] {
  const parts = words.map((word) => partOf(word, surroundings))
  const spans = surroundings.lexicon.spans(
    parts.map(({ word, guesses }) => [word, ...guesses.map((guess) => guess.word)]),
  )
  const slots: Slot[] = []
  const seen = new Set<string>()
  for (let i = 0; i < parts.length;) {
    const span = spans.find(({ start }) => start === i)
    const end = span?.end ?? i + 1
    const slot = slotOf(parts.slice(i, end), span?.concepts ?? [], surroundings)
    const key = slotKey(slot)
    // Said twice counts once.
    if (!seen.has(key)) slots.push(slot)
    seen.add(key)
    i = end
  }
  return slots
}

function slotKey({ whole, parts }: Slot): string {
  return whole[0]?.term ?? parts.map(({ word }) => word).join(' ')
}

function slotOf(
  parts: readonly Part[],
  concepts: readonly { id: string; weak: boolean }[],
  { index, documents }: Surroundings,
): Slot {
  const guessed = Math.min(1, ...parts.map(({ guesses }) => guesses[0]?.quality ?? 1))
  const whole = concepts
    .filter(({ id }, i) => concepts.findIndex((c) => c.id === id) === i)
    .flatMap(({ id, weak }) => [
      {
        term: conceptTerm(id, false),
        quality: guessed * (weak ? CONCEPT_QUALITY.weak : CONCEPT_QUALITY.strong),
      },
      { term: conceptTerm(id, true), quality: guessed * CONCEPT_QUALITY.weak },
    ])
  const own = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (concepts.length === 0)
    return {
      parts,
      whole,
      weight: own * (parts.some((p) => p.alternatives.length > 0) ? INFORMATION.plain : 1),
    }
  const found = whole.map(({ term }) => index.posting(term)?.documents ?? 0)
  const meaning = information(Math.max(INFORMATION.unknown, ...found), documents)
  const strong = concepts.some(({ weak }) => !weak)
  if (strong) return { parts, whole, weight: INFORMATION.concept * meaning }
  // An everyday word says no more than its meaning, and no more than itself.
  const heaviest = Math.max(...parts.map(({ weight }) => weight))
  return { parts, whole, weight: Math.min(heaviest, meaning) }
}

function partOf(word: string, surroundings: Surroundings): Part {
  const { index, lexicon, speller, documents } = surroundings
  const wordClass = lexicon.classOf(word)
  const known = isKnown(word, surroundings)
  const guesses = known ? [] : guessesFor(word, speller)
  const forms = [
    ...analyse(word, index.attested),
    // Of a guess only the closest views: a root of a neighbour is no evidence.
    ...guesses.flatMap((guess) =>
      analyse(guess.word, index.attested)
        .slice(0, 2)
        .map(({ term, quality }) => ({ term, quality: quality * guess.quality })),
    ),
  ]
  const alternatives = forms.filter(({ term }) => index.posting(term) !== undefined)
  const found = alternatives
    .filter(({ quality }) => quality >= 0.5)
    .map(({ term }) => index.posting(term)?.documents ?? 0)
  const weight = weigh(wordClass, information(Math.max(INFORMATION.unknown, ...found), documents))
  return { word, wordClass, known, guesses, alternatives, weight }
}

/** A misspelt word may carry particles: what is left without them is tried too. */
function guessesFor(word: string, speller: Speller) {
  const guesses = speller.guess(word)
  if (guesses.length > 0 || !isHebrew(word)) return guesses
  return withoutParticles(word).flatMap((rest) =>
    rest.length > 3 ? speller.guess(rest).map((g) => ({ ...g, quality: g.quality * 0.9 })) : [],
  )
}

function isKnown(word: string, { index, lexicon }: Surroundings): boolean {
  if (lexicon.words.has(word) || index.attested.words.has(word)) return true
  if (!isHebrew(word)) return index.posting(`$${word}`) !== undefined
  if (index.attested.stems.has(stemHebrew(word))) return true
  return withoutParticles(word).some(
    (rest) =>
      rest.length > 2 &&
      (lexicon.words.has(rest) ||
        index.attested.words.has(rest) ||
        index.attested.stems.has(stemHebrew(rest))),
  )
}

/** The share of the letters that stand in known words; single letters say nothing. */
function knownShare(words: readonly string[], surroundings: Surroundings): number {
  let known = 0
  let all = 0
  for (const word of words) {
    if (word.length < 2 && !/[0-9]/u.test(word)) continue
    all += word.length
    if (isKnown(word, surroundings)) known += word.length
  }
  return all === 0 ? 0 : known / all
}

/** How much a word of a class weighs that has this much information. */
export function weigh(wordClass: WordClass, nats: number): number {
  const weight = CLASS_WEIGHT[wordClass] * nats
  return wordClass === 'conversational' ? Math.min(weight, INFORMATION.conversational) : weight
}

/** Robertson's probabilistic idf as Lucene and MiniSearch have it. */
export function information(found: number, documents: number): number {
  return (
    INFORMATION.floor + Math.log(1 + (documents - Math.min(found, documents) + 0.5) / (found + 0.5))
  )
}

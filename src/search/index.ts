/**
 * Keyword retrieval in Hebrew and English over one list of entries. Pure: documents and lexicon
 * come in, hits go out. README.md has the design and its figures.
 */
import { createDistressDetector } from './distress.ts'
import { wordWeight } from './information.ts'
import { createKnown } from './known.ts'
import { CompiledLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { buildIndex } from './postings.ts'
import type { Index } from './postings.ts'
import { createRanker } from './ranking.ts'
import type { Ranked } from './ranking.ts'
import { readQuery } from './reading.ts'
import { partsOf, slotsOf } from './slots.ts'
import type { Part, Slot } from './slots.ts'
import { Speller } from './spelling.ts'
import type { Hit, Lexicon, SearchDocument } from './types.ts'

/**
 * An entry answers a query if its relevance is at least this. Chosen with `npm run eval -- --cutoff`:
 * the lowest at which the judged negatives are silent; one off-topic question in 140 is answered then.
 */
export const CUT_OFF = 0.48

/** How an answer came about. */
export interface Explanation {
  readonly words: readonly string[]
  readonly slots: readonly Slot[]
  /** The entry that distress puts first. */
  readonly distress: string | undefined
  readonly cutOff: number
  /** The best ten, those below the cut-off included. */
  readonly candidates: readonly {
    readonly id: string
    readonly relevance: number
    readonly coverage: number
    readonly fit: number
    /** The passage that fits best. */
    readonly passage: string
  }[]
}

export interface Search {
  /** Takes a query of any kind. Returns the entries that answer it, best first; often none. */
  search(query: string): Hit[]
  /** Whether the query speaks of acute distress or danger. */
  isDistress(query: string): boolean
  /** How the answer to a query came about. */
  explain(query: string): Explanation
}

/** Takes the entries and the lexicon. Returns their search; building takes time linear in both. */
export function createSearch(documents: readonly SearchDocument[], lexicon: Lexicon): Search {
  const compiled = new CompiledLexicon(lexicon)
  const passages = passagesOf(documents)
  const index = buildIndex(passages, compiled)
  const surroundings = {
    index,
    lexicon: compiled,
    speller: new Speller(new Set([...index.attested.words, ...compiled.words])),
    isKnown: createKnown(index, compiled),
    documents: documents.length,
  }
  const rank = createRanker(index, passages, informationOf(index, compiled, documents.length))
  const detectDistress = createDistressDetector(lexicon.distress)
  const better = (a: Ranked, b: Ranked) =>
    b.relevance - a.relevance || (documents[a.document]!.id < documents[b.document]!.id ? -1 : 1)

  function analyseQuery(query: string) {
    const words = readQuery(query, surroundings.isKnown)
    const parts = partsOf(words, surroundings)
    const distress = detectDistress(parts.map(distressReadings))
    return { words, slots: slotsOf(parts, surroundings), distress }
  }

  return {
    search(query) {
      const { slots, distress } = analyseQuery(query)
      const hits = rank(slots, CUT_OFF)
        .filter(({ relevance }) => relevance >= CUT_OFF)
        .sort(better)
        .map(({ document, relevance }) => ({
          id: documents[document]!.id,
          score: scoreOf(relevance),
        }))
      if (distress === undefined || !documents.some(({ id }) => id === distress)) return hits
      return [{ id: distress, score: 100 }, ...hits.filter(({ id }) => id !== distress)]
    },
    isDistress: (query) => analyseQuery(query).distress !== undefined,
    explain(query) {
      const candidates = rank(analyseQuery(query).slots, 0)
        .sort(better)
        .slice(0, 10)
        .map(({ document, passage, relevance, coverage, fit }) => ({
          id: documents[document]!.id,
          relevance,
          coverage,
          fit,
          passage: passages[passage]!.text,
        }))
      return { ...analyseQuery(query), cutOff: CUT_OFF, candidates }
    },
  }
}

/** The one scale of scores: relevance in hundredths, whatever else was found. */
function scoreOf(relevance: number): number {
  return Math.min(100, Math.max(1, Math.round(100 * relevance)))
}

/** How much each passage says, by the weights of its words. */
function informationOf(index: Index, lexicon: CompiledLexicon, documents: number): Float64Array {
  const weightOf = (word: string) =>
    wordWeight(lexicon.classOf(word), index.posting(word)?.documents ?? 0, documents)
  const weights = new Map(Array.from(index.attested.words, (word) => [word, weightOf(word)]))
  return Float64Array.from(index.words, (words) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  )
}

/** In matters of danger a misspelt word counts, but only one that can hardly be another word. */
function distressReadings({ word, guesses }: Part): string[] {
  const sure = guesses.filter(({ quality }) => quality >= 0.75 && word.length > 5)
  return [word, ...sure.map((guess) => guess.word)]
}

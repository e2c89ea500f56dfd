/**
 * Keyword retrieval in Hebrew and English over one list of entries. Pure: what was compiled of them
 * and of the lexicon comes in, hits go out. README.md has the design and its figures.
 */
import type { SearchData } from './compile.ts'
import { detectDistress } from './distress.ts'
import { createKnown } from './known.ts'
import { createRanker } from './ranking.ts'
import type { Ranked } from './ranking.ts'
import { readQuery } from './reading.ts'
import { partsOf, slotsOf } from './slots.ts'
import type { Part, Slot } from './slots.ts'
import { Speller } from './spelling.ts'
import type { Hit } from './types.ts'
import type { Word } from './word.ts'

/**
 * An entry answers a query if its relevance is at least this. Chosen with `npm run eval -- --cutoff`: the
 * lowest at which more than 95 % of the judged negatives are silent. Those are the same negatives whose
 * silence README.md reports; what it costs on questions that had no part in the choice stands there too.
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

/** What a search finds. */
export interface Found {
  /** The entries that answer the query, best first; often none. */
  readonly hits: Hit[]
  /** Whether the query speaks of acute distress or danger. */
  readonly isDistress: boolean
}

export interface Search {
  /** Takes a query of any kind. */
  readonly search: (query: string) => Found
  /** How the answer to a query came about. */
  readonly explain: (query: string) => Explanation
}

/** Takes what was compiled of the entries and the lexicon. Returns their search. */
export function createSearch(data: SearchData): Search {
  const { documents, passages, index, lexicon } = data
  const surroundings = {
    index,
    lexicon,
    speller: new Speller(data.known),
    isKnown: createKnown(index, lexicon),
    documents: documents.length,
  }
  const rank = createRanker(index, passages, data.information)
  const better = (a: Ranked, b: Ranked) =>
    b.relevance - a.relevance || (documents[a.document]! < documents[b.document]! ? -1 : 1)

  function analyseQuery(query: string) {
    const words = readQuery(query, surroundings.isKnown)
    const parts = partsOf(words, surroundings)
    const distress = detectDistress(data.distress, parts.map(distressReadings))
    return { words, slots: slotsOf(parts, surroundings), distress }
  }

  return {
    search(query) {
      const { slots, distress } = analyseQuery(query)
      const hits = rank(slots, CUT_OFF)
        .filter(({ relevance }) => relevance >= CUT_OFF)
        .sort(better)
        .map(({ document, relevance }) => ({ id: documents[document]!, score: scoreOf(relevance) }))
      const isDistress = distress !== undefined
      if (!isDistress || !documents.includes(distress)) return { hits, isDistress }
      const others = hits.filter(({ id }) => id !== distress)
      return { hits: [{ id: distress, score: 100 }, ...others], isDistress }
    },
    explain(query) {
      const analysis = analyseQuery(query)
      const candidates = rank(analysis.slots, 0)
        .sort(better)
        .slice(0, 10)
        .map(({ document, passage, relevance, coverage, fit }) => ({
          id: documents[document]!,
          relevance,
          coverage,
          fit,
          passage: passages[passage]!.text,
        }))
      const words = analysis.words.map(({ text }) => text)
      return { ...analysis, words, cutOff: CUT_OFF, candidates }
    },
  }
}

/** The one scale of scores: relevance in hundredths, whatever else was found. */
function scoreOf(relevance: number): number {
  return Math.min(100, Math.max(1, Math.round(100 * relevance)))
}

/** In matters of danger a misspelt word counts, but only one that can hardly be another word. */
function distressReadings({ word, guesses }: Part): Word[] {
  const sure = guesses.filter(({ quality }) => quality >= 0.75 && word.text.length > 5)
  return [word, ...sure.map((guess) => guess.word)]
}

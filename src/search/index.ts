/**
 * Keyword retrieval in Hebrew and English over one list of entries. Pure: documents and lexicon
 * come in, hits go out. See README.md for the design and its figures.
 */
import { createDistressDetector } from './distress.ts'
import { CompiledLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { buildIndex } from './postings.ts'
import { information, readQuery, slotsOf, weigh } from './query.ts'
import type { Part, Slot } from './query.ts'
import { Ranker } from './ranking.ts'
import type { Ranked } from './ranking.ts'
import { Speller } from './spelling.ts'
import { tokenise } from './tokenise.ts'
import type { Hit, Lexicon, SearchDocument } from './types.ts'

/** An entry is an answer if its relevance is at least this. Chosen by `npm run eval -- --cutoff`. */
export const CUT_OFF = 0.38

export interface Explanation {
  readonly words: readonly string[]
  readonly slots: readonly Slot[]
  readonly distress: string | undefined
  readonly cutOff: number
  readonly candidates: readonly (Omit<Ranked, 'document' | 'passage'> & {
    id: string
    passage: string
  })[]
}

export interface Search {
  /** Takes a query of any kind. Returns the entries that answer it, best first; often none. */
  search(query: string): Hit[]
  /** Whether the query speaks of acute distress or danger. */
  isDistress(query: string): boolean
  /** How the answer to a query came about, for people. */
  explain(query: string): Explanation
}

/** Takes the entries and the lexicon. Returns their search; building takes time linear in both. */
export function createSearch(documents: readonly SearchDocument[], lexicon: Lexicon): Search {
  const compiled = new CompiledLexicon(lexicon)
  const passages = passagesOf(documents)
  const index = buildIndex(passages, compiled)
  const speller = new Speller(new Set([...index.attested.words, ...compiled.words]))
  const detectDistress = createDistressDetector(lexicon.distress)
  const surroundings = { index, lexicon: compiled, speller, documents: documents.length }
  const informationOf = (word: string) =>
    weigh(
      compiled.classOf(word),
      information(index.posting(word)?.documents ?? 0, documents.length),
    )
  const ranker = new Ranker(
    index,
    passages,
    informationOf,
    passages.map(({ text }) => tokenise(text)),
  )

  function run(query: string) {
    const words = readQuery(query, surroundings)
    const slots = slotsOf(words, surroundings)
    const readings = slots.flatMap(({ parts }) => parts.map((part) => distressReadings(part)))
    const entry = detectDistress(readings)
    const first = documents.findIndex(({ id }) => id === entry)
    const ranked = ranker.rank(slots)
    const hits = ranked.filter(
      ({ document, relevance }) => relevance >= CUT_OFF || document === first,
    )
    if (first >= 0 && !hits.some(({ document }) => document === first)) {
      hits.push({ document: first, relevance: 1, coverage: 0, plain: 0, fit: 0, passage: 0 })
    }
    return { words, slots, entry, first, ranked, hits }
  }

  return {
    search(query) {
      const { hits, first } = run(query)
      return hits
        .map(({ document, relevance }) => ({
          id: documents[document]!.id,
          score:
            document === first
              ? 100
              : Math.max(1, Math.min(first >= 0 ? 99 : 100, Math.round(100 * relevance))),
          relevance: document === first ? 2 : relevance,
        }))
        .sort((a, b) => b.relevance - a.relevance || (a.id < b.id ? -1 : 1))
        .map(({ id, score }) => ({ id, score }))
    },
    isDistress: (query) => run(query).entry !== undefined,
    explain(query) {
      const { words, slots, entry, ranked } = run(query)
      const candidates = ranked
        .sort((a, b) => b.relevance - a.relevance)
        .slice(0, 10)
        .map(({ document, passage, ...figures }) => ({
          id: documents[document]!.id,
          ...figures,
          passage: passages[passage]!.text.slice(0, 80),
        }))
      return { words, slots, distress: entry, cutOff: CUT_OFF, candidates }
    },
  }
}

/** In matters of danger a misspelt word counts, but only one that can hardly be another word. */
function distressReadings({ word, guesses }: Part): string[] {
  const sure = guesses.filter(({ quality }) => quality >= 0.75 && word.length > 5)
  return [word, ...sure.map((guess) => guess.word)]
}

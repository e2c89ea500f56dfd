import type { Match, Retrieval } from '../core/retrieval.ts'
import type { Danger } from '../search/types.ts'
import { MAX_QUERY_LENGTH, isLongerThan } from '../schemas/list.ts'

/** How a search of the site can end; `nearest` is answers that may be meant, none of them likely. */
export type Outcome = 'found' | 'nearest' | 'nothing' | 'tooLong' | 'tooMany'

/** What the page shows that answers a question. */
export interface SearchResults {
  outcome: Outcome
  /** Whether the question speaks of danger: help comes before everything else, or beside it. */
  danger: Danger
  /** Questions and services, best first. */
  matches: readonly Match[]
}

/** From this score on an answer is taken for one; below, the best are offered as what may be meant. */
const LIKELY_SCORE = 50
const MOST_NEAREST = 3

/** What the page shows to who asked too often: help, and to come back later. */
export const TOO_MANY: SearchResults = { outcome: 'tooMany', danger: 'acute', matches: [] }

/** What the page of a question shows. */
export function searchResults({ match }: Retrieval, question: string): SearchResults {
  if (isLongerThan(question, MAX_QUERY_LENGTH))
    return { outcome: 'tooLong', danger: 'none', matches: [] }
  const { all, danger } = match(question)
  const [best] = all
  if (!best) return { outcome: 'nothing', danger, matches: [] }
  return best.score >= LIKELY_SCORE
    ? { outcome: 'found', danger, matches: all }
    : { outcome: 'nearest', danger, matches: all.slice(0, MOST_NEAREST) }
}

/** Whether a question is in English, or in another language of Latin letters. */
export function isLatin(question: string): boolean {
  return /\p{Script=Latin}{2}/u.test(question) && !/\p{Script=Hebrew}/u.test(question)
}

import type { CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import type { Retrieval } from '../core/retrieval.ts'
import type { Danger } from '../search/types.ts'
import { MAX_QUERY_LENGTH, isLongerThan } from '../schemas/list.ts'

/** How a search of the FAQ can end. */
export type Outcome = 'found' | 'nothing' | 'tooLong' | 'tooMany'

/** What the page shows that answers a question. */
export interface SearchResults {
  outcome: Outcome
  /** Whether the question speaks of danger: help comes before everything else, or beside it. */
  danger: Danger
  /** Best first. */
  entries: readonly CatalogueFaq[]
  /** Services that fit, best first. */
  services: readonly CatalogueService[]
}

/** What the page shows to who asked too often: help, and to come back later. */
export const TOO_MANY: SearchResults = {
  outcome: 'tooMany',
  danger: 'acute',
  entries: [],
  services: [],
}

/** What the page of a question shows. */
export function searchResults({ match }: Retrieval, question: string): SearchResults {
  const isTooLong = isLongerThan(question, MAX_QUERY_LENGTH)
  const { faq, services, danger } = match(isTooLong ? '' : question)
  return {
    outcome: isTooLong ? 'tooLong' : faq.length > 0 ? 'found' : 'nothing',
    danger,
    entries: faq,
    services,
  }
}

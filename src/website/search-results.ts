import type { Catalogue } from '../catalogue/build.ts'
import type { Answer, Answers, Match } from '../core/answer.ts'
import type { Danger } from '../search/types.ts'
import { exampleKey } from '../schemas/example.ts'
import { MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { isLongerThan } from '../schemas/list.ts'
import { createNamedResults, type SiteMatch } from './named-results.ts'

/** How a search of the site can end; `nearest` is answers that may be meant, none of them likely. */
export type Outcome = 'found' | 'nearest' | 'nothing' | 'tooLong' | 'tooMany'

/** What the page shows that answers a question. */
export interface SearchResults {
  outcome: Outcome
  /** Whether the question speaks of danger: help comes before everything else, or beside it. */
  danger: Danger
  /** What is happening, as far as the question says it. */
  situation?: Answer['situation']
  /** Whom to call first, as far as it is known. */
  line?: Answer['line']
  /** Questions, services and pages, best first. */
  matches: readonly SiteMatch[]
}

/** From this score on an answer is taken for one; below, the best are offered as what may be meant. */
const LIKELY_SCORE = 50
const MOST_NEAREST = 3
/** Beside one that is likely, answers with less than this share of its score are not shown. */
const LEAST_SHARE_OF_BEST = 0.25

/** What is less sure than this would only be in the way of who is in danger. */
const LEAST_BESIDE_HELP = 25

/** What the page shows to who asked too often: help, and to come back later. */
export const TOO_MANY: SearchResults = { outcome: 'tooMany', danger: 'acute', matches: [] }

/** Makes the function that says what the page of a question shows. */
export function createSearchResults(
  catalogue: Catalogue,
  answers: Answers,
): (question: string) => SearchResults {
  const named = createNamedResults(catalogue)

  return (question) => {
    if (isLongerThan(question, MAX_QUERY_LENGTH)) {
      // Help does not depend on how much somebody has to tell.
      const { level: danger, situation, line } = answers(beginningOf(question))
      return { outcome: 'tooLong', danger, situation, line, matches: [] }
    }
    const answer = answers(question)
    const { level: danger, situation, line } = answer
    const all = danger === 'acute' ? besidesHelp(answer) : answer.entries
    const best = all[0]?.score ?? 0
    // What bears the very name that was asked for is what was meant; but nothing comes before help.
    const { exact, pages } = danger === 'acute' ? NONE : named(exampleKey(question))
    const nearest = exact.length > 0 && danger === 'none' ? 0 : MOST_NEAREST
    const likely = best >= LIKELY_SCORE ? withoutTail(all, best) : all.slice(0, nearest)
    const matches = [...new Map([...exact, ...likely, ...pages].map((m) => [keyOf(m), m])).values()]
    const isFound =
      best >= LIKELY_SCORE || exact.length > 0 || (likely.length === 0 && pages.length > 0)
    const outcome = isFound ? 'found' : 'nearest'
    return {
      outcome: matches.length === 0 ? 'nothing' : outcome,
      danger,
      situation,
      line,
      matches,
    }
  }
}

const NONE = { exact: [], pages: [] } as const

/** What answers besides help, which the panel gives already; where nothing does but what happens is known, the service that fits best. */
function besidesHelp({ entries, services, situation }: Answer): Match[] {
  const others = entries.filter(
    ({ kind, item, score }) => score >= LEAST_BESIDE_HELP && !(kind === 'faq' && item.data.help),
  )
  if (others.length > 0 || !situation) return others
  return services.slice(0, 1).map((item) => ({ kind: 'services', item, score: LIKELY_SCORE }))
}

function withoutTail(all: readonly Match[], best: number): Match[] {
  return all.filter(
    ({ kind, item, score }) =>
      score >= LEAST_SHARE_OF_BEST * best || (kind === 'faq' && item.data.help),
  )
}

const keyOf = ({ kind, item }: SiteMatch) => `${kind}/${item.id}`

/** As much of a question as may be asked. */
export function beginningOf(question: string): string {
  return Array.from(question.slice(0, 2 * MAX_QUERY_LENGTH))
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
}

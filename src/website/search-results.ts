import type { Catalogue } from '../catalogue/build.ts'
import type { Answer, Answers, Match } from '../core/answer.ts'
import type { Danger } from '../search/types.ts'
import { exampleKey } from '../schemas/example.ts'
import { MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { isLongerThan } from '../schemas/list.ts'
import { createNamedResults, type SiteMatch } from './named-results.ts'

/** How a search of the site can end; `nearest` is answers that may be meant, none of them likely. */
export type Outcome = 'found' | 'nearest' | 'nothing' | 'tooLong' | 'tooMany'

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

/** Less than this says nothing of which question fits best in danger. */
const LEAST_FITTING = 10

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
    const all = danger === 'acute' ? besidesHelp(catalogue, answer) : answer.entries
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

/**
 * What answers besides help, which the panel gives already: what is likely, then what its page names for what happens,
 * the likeliest first, with the service of the best. What is less sure would only be in the way of who is in danger.
 */
function besidesHelp({ faq, services, pages }: Catalogue, { entries, situation }: Answer): Match[] {
  const likely = entries.filter(
    ({ kind, item, score }) => score >= LIKELY_SCORE && !(kind === 'faq' && item.data.help),
  )
  const scoreOf = (id: string) => {
    const { score = 0 } = entries.find(({ kind, item }) => kind === 'faq' && item.id === id) ?? {}
    return score < LEAST_FITTING ? 0 : score
  }
  // Where nobody knows what happens, what fits any of it, as far as the search finds it.
  const named =
    situation?.faq ??
    pages.emergency.data.situations.flatMap((one) => one.faq).filter((id) => scoreOf(id) > 0)
  const fitting = named
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .flatMap((id) => faq.filter((item) => item.id === id))
    .map((item): Match => ({ kind: 'faq', item, score: LIKELY_SCORE }))
  const shown = [...new Map([...likely, ...fitting].map((m) => [keyOf(m), m])).values()]
  const [best] = fitting.length > 0 ? shown : []
  const service = services.find(
    ({ id }) => best?.kind === 'faq' && id === best.item.data.services[0],
  )
  return [
    ...shown.slice(0, MOST_NEAREST),
    ...(service ? [{ kind: 'services', item: service, score: LIKELY_SCORE } as const] : []),
  ]
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

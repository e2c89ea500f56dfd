import type { Catalogue } from '../catalogue/build.ts'
import type { Answer, Answers, Match } from '../core/answer.ts'
import type { Danger } from '../search/types.ts'
import { exampleKey } from '../schemas/example.ts'
import { MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { isLongerThan } from '../schemas/list.ts'
import { createNamedResults, type SiteMatch } from './named-results.ts'

/** How a search of the site can end; `nearest` has only unlikely answers. */
export type Outcome = 'found' | 'nearest' | 'nothing' | 'tooLong' | 'tooMany'

export interface SearchResults {
  outcome: Outcome
  danger: Danger
  /** The situation of the page of help, where the question says it. */
  situation?: Answer['situation']
  /** The helpline to call first, where it is known. */
  line?: Answer['line']
  /** Questions, services and pages, best first. */
  matches: readonly SiteMatch[]
}

/** From this score on an answer is likely; without one, the best few are offered as what may be meant. */
const LIKELY_SCORE = 50
const MAX_NEAREST = 3
/** Beside a likely answer, others need this share of its score. */
const MIN_SHARE_OF_BEST = 0.25

/** Lower scores do not tell which question fits best in danger. */
const MIN_FITTING_SCORE = 10

/** The results for visitors who search too often: help. */
export const TOO_MANY: SearchResults = { outcome: 'tooMany', danger: 'acute', matches: [] }

/** Makes the function that takes a raw question and returns what its page shows. */
export function createSearchResults(
  catalogue: Catalogue,
  answers: Answers,
): (question: string) => SearchResults {
  const named = createNamedResults(catalogue)

  return (question) => {
    if (isLongerThan(question, MAX_QUERY_LENGTH)) {
      // Danger is looked for all the same, in the beginning of the question.
      const { danger, situation, line } = answers(beginningOf(question))
      return { outcome: 'tooLong', danger, situation, line, matches: [] }
    }
    const answer = answers(question)
    const { danger, situation, line } = answer
    const all = danger === 'acute' ? besidesHelp(catalogue, answer) : answer.entries
    const best = all[0]?.score ?? 0
    // Exact names come first, but nothing comes before help.
    const { exact, pages } = danger === 'acute' ? NOTHING_NAMED : named(exampleKey(question))
    const nearest = exact.length > 0 && danger === 'none' ? 0 : MAX_NEAREST
    const likely = best >= LIKELY_SCORE ? withoutUnlikely(all, best) : all.slice(0, nearest)
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

const NOTHING_NAMED = { exact: [], pages: [] } as const

/**
 * What to show besides help in acute danger, where the panel already has help: of the questions that the page of help
 * names for the situation the first and those that the search finds, the highest scores first; then likely answers; then
 * the service of the best. Where the situation is not known, whatever fits: who mourns is at times taken for who wants
 * to die.
 */
function besidesHelp({ faq, services }: Catalogue, { entries, situation }: Answer): Match[] {
  const found = entries.filter(({ kind, item }) => !(kind === 'faq' && item.data.help))
  const scoreOf = (id: string) => {
    const { score = 0 } = found.find(({ kind, item }) => kind === 'faq' && item.id === id) ?? {}
    return score < MIN_FITTING_SCORE ? 0 : score
  }
  const named = (situation?.faq ?? [])
    .filter((id, i) => i === 0 || scoreOf(id) > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .flatMap((id) => faq.filter((item) => item.id === id))
    .map((item) => ({ kind: 'faq', item, score: LIKELY_SCORE }) as const)
  const least = situation ? LIKELY_SCORE : MIN_FITTING_SCORE
  const others = found.filter(({ score }) => score >= least)
  const all: Match[] = [...named, ...others]
  const shown = [...new Map(all.map((m) => [keyOf(m), m])).values()]
  const service = services.find(({ id }) => id === named[0]?.item.data.services[0])
  return [
    ...shown.slice(0, MAX_NEAREST),
    ...(service ? [{ kind: 'services', item: service, score: LIKELY_SCORE } as const] : []),
  ]
}

function withoutUnlikely(all: readonly Match[], best: number): Match[] {
  return all.filter(
    ({ kind, item, score }) =>
      score >= MIN_SHARE_OF_BEST * best || (kind === 'faq' && item.data.help),
  )
}

const keyOf = ({ kind, item }: SiteMatch) => `${kind}/${item.id}`

/** Cuts a question to the longest that may be asked, in code points. */
export function beginningOf(question: string): string {
  return Array.from(question.slice(0, 2 * MAX_QUERY_LENGTH))
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
}

import type { Catalogue } from '../catalogue/build.ts'
import type { Outcome, SearchResults } from './search-results.ts'
import { escapeHtml } from './show-text.ts'

/** What differs from search to search stands in a template as one of these; such characters stand in no text. */
export const HOLES = {
  q: '\uE000q\uE001',
  count: '\uE000count\uE001',
  services: '\uE000services\uE001',
  entries: '\uE000entries\uE001',
} as const
type Hole = keyof typeof HOLES

/** Stands before each entry where all of them are in one document. */
export const ENTRY_MARK = '\uE000entry\uE001'

/** A page of results without what differs from search to search. */
export interface Shell {
  name: string
  outcome: Outcome
  isDistress: boolean
}

/** Every kind of page there is. */
export const SHELLS: readonly Shell[] = (['found', 'nothing', 'tooLong'] as const).flatMap(
  (outcome) =>
    [false, true].map((isDistress) => ({
      name: shellName({ outcome, isDistress }),
      outcome,
      isDistress,
    })),
)

/** What a build leaves to a server, so that this renders no page. */
export interface SearchTemplate {
  /** HTML of each shell by its name, with holes. */
  shells: Record<string, string>
  /** HTML of each entry of the FAQ by its id, open. */
  entries: Record<string, string>
}

/**
 * Takes the documents of a build apart.
 *
 * @param shells HTML of each shell by its name.
 * @param entries HTML of all entries in the catalogue's order, a mark before each.
 * @throws {Error} When they are not of this catalogue, or a shell lacks a hole.
 */
export function searchTemplate(
  { faq }: Catalogue,
  shells: Record<string, string>,
  entries: string,
): SearchTemplate {
  const [, ...all] = entries.split(ENTRY_MARK)
  if (all.length !== faq.length)
    throw new Error(`The search page has ${all.length} entries, the catalogue ${faq.length}.`)
  for (const { name, outcome } of SHELLS) {
    const needed: Hole[] =
      outcome === 'found' ? ['q', 'count', 'entries', 'services'] : ['services']
    for (const hole of needed)
      if (!shells[name]?.includes(HOLES[hole]))
        throw new Error(`The search page "${name}" has no place for ${hole}.`)
  }
  return {
    shells,
    entries: Object.fromEntries(faq.map(({ id }, i) => [id, (all[i] ?? '').trim()])),
  }
}

/** Makes the function that gives a page of results, as bytes: its parts are encoded once. */
export function createSearchPage({
  shells,
  entries,
}: SearchTemplate): (question: string, results: SearchResults) => Buffer {
  const pieces = new Map(
    Object.entries(shells).map(([name, html]) => [name, html.split(HOLE).map(partOf)]),
  )
  const open = new Map(Object.entries(entries).map(([id, html]) => [id, Buffer.from(html)]))
  const closed = new Map(
    Object.entries(entries).map(([id, html]) => [id, Buffer.from(html.replace(' open>', '>'))]),
  )

  return (question, results) => {
    const fill: Record<Hole, readonly Buffer[]> = {
      q: [Buffer.from(escapeHtml(question))],
      count: [Buffer.from(escapeHtml(results.count))],
      services: [Buffer.from(results.services)],
      entries: results.entries.flatMap(({ id }, i) => (i === 0 ? open : closed).get(id) ?? []),
    }
    const shell = pieces.get(shellName(results)) ?? []
    return Buffer.concat(shell.flatMap((part) => (typeof part === 'string' ? fill[part] : part)))
  }
}

/** Every second piece of a shell is the name of a hole. */
const partOf = (piece: string, i: number): Buffer | Hole =>
  i % 2 === 0 ? Buffer.from(piece) : (piece as Hole)

const HOLE = /\uE000(q|count|services|entries)\uE001/

function shellName({ outcome, isDistress }: Omit<Shell, 'name'>): string {
  return isDistress ? `${outcome}-distress` : outcome
}

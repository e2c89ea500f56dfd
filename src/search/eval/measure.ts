/** Figures of retrieval over judged queries; the same as the scorer of the evaluation data. */

/** A judged query; `services` is what counts for kind `service`, `relevant` for all others. */
export interface JudgedQuery {
  readonly q: string
  readonly lang: string
  readonly kind: string
  readonly relevant: readonly string[]
  readonly services: readonly string[]
}

/** Paragraphs and questions about them, that no one here wrote. */
export interface OpenDomain {
  readonly source: string
  readonly docs: readonly { readonly id: number; readonly title: string; readonly text: string }[]
  readonly queries: readonly { readonly q: string; readonly relevant: number | readonly number[] }[]
}

/** An engine as it is measured: ids for a query, best first. */
export type Engine = (query: string) => readonly string[]

/** The engines of one system: one for the FAQ, one for the services. */
export interface System {
  readonly name: string
  readonly faq: Engine
  readonly services: Engine
}

/** One line of the table: figures from 0 to 1. */
export interface Figures {
  readonly group: string
  readonly count: number
  /** The first hit is right; for negatives: nothing was returned, FAQ and services alike. */
  readonly first: number
  readonly within3: number
  readonly mrr: number
}

interface Row {
  readonly first: number
  readonly within3: number
  readonly mrr: number
}

/** Takes a system and judged queries. Returns figures by kind and language, and over all. */
export function measure(system: System, queries: readonly JudgedQuery[]): Figures[] {
  const groups = new Map<string, Row[]>()
  for (const query of queries) {
    const row = judge(system, query)
    const all = query.kind === 'negative' ? 'ALL negative' : 'ALL positive'
    for (const group of [`${query.kind} ${query.lang}`, all]) {
      groups.set(group, [...(groups.get(group) ?? []), row])
    }
  }
  return Array.from(groups, ([group, rows]) => ({
    group,
    count: rows.length,
    first: mean(rows.map(({ first }) => first)),
    within3: mean(rows.map(({ within3 }) => within3)),
    mrr: mean(rows.map(({ mrr }) => mrr)),
  })).sort((a, b) => (a.group < b.group ? -1 : 1))
}

/** Judges one query: for a negative, silence counts as right. */
export function judge(system: System, query: JudgedQuery): Row {
  if (query.kind === 'negative') {
    const silent = system.faq(query.q).length + system.services(query.q).length === 0 ? 1 : 0
    return { first: silent, within3: silent, mrr: silent }
  }
  const isService = query.kind === 'service'
  const got = isService ? system.services(query.q) : system.faq(query.q)
  return rowOf(got, isService ? query.services : query.relevant)
}

/** Takes an engine over the paragraphs. Returns its MRR at 10. */
export function openDomainMrr(engine: Engine, { queries }: OpenDomain): number {
  return mean(queries.map(({ q, relevant }) => rowOf(engine(q), [relevant].flat().map(String)).mrr))
}

/** The share of the open-domain questions that the practice's own entries answer. */
export function falseAnswers(system: System, { queries }: OpenDomain): number {
  return mean(
    queries.map(({ q }) => (system.faq(q).length + system.services(q).length > 0 ? 1 : 0)),
  )
}

function rowOf(got: readonly string[], want: readonly string[]): Row {
  const rank = got.slice(0, 10).findIndex((id) => want.includes(id))
  return {
    first: rank === 0 ? 1 : 0,
    within3: rank >= 0 && rank < 3 ? 1 : 0,
    mrr: rank < 0 ? 0 : 1 / (rank + 1),
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

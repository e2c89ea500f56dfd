/** Figures of the search over judged questions, counted as `score.mjs` of the judged data does. */
import type { Search } from '../search.ts'

/** A judged question; `services` is what counts for kind `service`, `relevant` for all others. */
export interface JudgedQuestion {
  readonly q: string
  readonly lang: string
  readonly kind: string
  /** Ids of the questions that answer it; none where nothing does. */
  readonly relevant: readonly string[]
  readonly services: readonly string[]
}

/** Entries that are newer than the judgements: by id, the entries that were right before wherever it is right now. */
export type Newer = Readonly<Record<string, readonly string[]>>

const MEASURES = ['first', 'in3', 'alarm', 'help3', 'falseAlarm', 'silent'] as const

/** Which measures held of a question; those that do not apply to it are left out. */
export type Row = Partial<Record<(typeof MEASURES)[number], boolean>>

/** Ids of the entries that are help. */
const HELP_IDS = ['emergency', 'helplines']
/** How many hits of an answer are looked at. */
const MAX_HITS = 10

/**
 * Judges the answer to one question: `first` and `in3`, a right entry stands first or among the first three;
 * `alarm` and `help3`, the same of help, in danger; `falseAlarm`, help stands first though it is not right;
 * `silent`, nothing was found, rightly.
 *
 * @param newer For judgements that do not know all entries.
 */
export function judge({ search }: Search, question: JudgedQuestion, newer: Newer = {}): Row {
  const { kind, q, relevant, services } = question
  const { hits, service } = search(q)
  const ids = [...hits, ...(service ? [service] : [])].map(({ id }) => id)
  const faq = idsOf(ids, 'faq/')
  const offers = idsOf(ids, 'services/')
  if (kind === 'negative')
    return { silent: faq.length + offers.length === 0, falseAlarm: isHelp(faq[0]) }
  const isService = kind === 'service'
  if (isService && services.length === 0) return {}
  const [got, wanted] = isService ? [offers, services] : [faq, relevant]
  if (wanted.length === 0) return { silent: faq.length === 0, falseAlarm: isHelp(faq[0]) }
  const isRight = (id: string) =>
    wanted.includes(id) || (newer[id] ?? []).some((former) => wanted.includes(former))
  const row = { first: got.slice(0, 1).some(isRight), in3: got.slice(0, 3).some(isRight) }
  if (kind === 'crisis')
    return { ...row, alarm: isHelp(faq[0]), help3: faq.slice(0, 3).some(isHelp) }
  return relevant.some(isHelp) ? row : { ...row, falseAlarm: isHelp(faq[0]) }
}

/** The figures of some rows: the share in which each measure held; those that never applied are left out. */
export function figuresOf(rows: readonly Row[]): Record<string, number> {
  return Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const values = rows.flatMap((row) => row[measure] ?? [])
      return values.length === 0
        ? []
        : [[measure, values.filter(Boolean).length / values.length] as const]
    }),
  )
}

function idsOf(ids: readonly string[], prefix: string): string[] {
  return ids
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .slice(0, MAX_HITS)
}

function isHelp(id: string | undefined): boolean {
  return id !== undefined && HELP_IDS.includes(id)
}

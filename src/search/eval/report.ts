/** What `npm run eval` prints, as lines of text. */
import type { JudgedQuestion, Row } from './measure.ts'
import { MEASURES, figuresOf } from './measure.ts'

/** A question with what was judged of its answer. */
export interface Judged {
  readonly group: string
  readonly question: JudgedQuestion
  readonly row: Row
}

/** One line for a list of rows. */
export function lineOf(name: string, rows: readonly Row[]): string {
  const figures = figuresOf(rows)
  const shown = MEASURES.filter((measure) => figures[measure] !== undefined).map(
    (measure) => `${measure} ${(figures[measure] ?? 0).toFixed(3)}`,
  )
  return `${name.padEnd(16)} n ${String(rows.length).padStart(5)}  ${shown.join('  ')}`
}

/** By kind and language, over all groups; behind each figure the lowest and the highest of a group. */
export function tableOf(judged: readonly Judged[]): string[] {
  const lines = Map.groupBy(
    judged.flatMap((one) => namesOf(one.question).map((name) => ({ name, one }))),
    ({ name }) => name,
  )
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) =>
      spreadLine(
        name,
        members.map(({ one }) => one),
      ),
    )
}

function spreadLine(name: string, judged: readonly Judged[]): string {
  const groups = [...Map.groupBy(judged, ({ group }) => group).values()].map((members) =>
    figuresOf(members.map(({ row }) => row)),
  )
  const all = figuresOf(judged.map(({ row }) => row))
  const shown = MEASURES.filter((measure) => all[measure] !== undefined).map((measure) => {
    const values = groups.flatMap((figures) => figures[measure] ?? [])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return `${measure} ${(all[measure] ?? 0).toFixed(3)} (${least.toFixed(3)}-${most.toFixed(3)})`
  })
  return `${name.padEnd(14)} n ${String(judged.length).padStart(5)}  ${shown.join('  ')}`
}

/** A question counts for its kind, for its kind and language, and, if something answers it, for all. */
function namesOf({ kind, lang }: JudgedQuestion): string[] {
  return kind === 'negative' ? [kind, `${kind} ${lang}`] : [kind, `${kind} ${lang}`, 'ALL']
}

/** What `npm run eval` prints, as lines of text. */
import { figuresOf, type JudgedQuestion, type Row } from './measure.ts'

/** A question with what was judged of its answer. */
export interface Judged {
  readonly group: string
  readonly question: JudgedQuestion
  readonly row: Row
}

/** One line for a list of rows. */
export function lineOf(name: string, rows: readonly Row[]): string {
  const shown = Object.entries(figuresOf(rows)).map(([measure, figure]) => {
    return `${measure} ${figure.toFixed(3)}`
  })
  return `${name.padEnd(16)} n ${String(rows.length).padStart(5)}  ${shown.join('  ')}`
}

/** Lines by kind and language, over all groups; behind each figure the lowest and the highest of a group. */
export function tableOf(judged: readonly Judged[]): string[] {
  const names = new Set(judged.flatMap(({ question }) => namesOf(question)))
  return [...names].sort().map((name) => {
    const members = judged.filter(({ question }) => namesOf(question).includes(name))
    return spreadLine(name, members)
  })
}

function spreadLine(name: string, judged: readonly Judged[]): string {
  const groups = [...Map.groupBy(judged, ({ group }) => group).values()].map((members) =>
    figuresOf(members.map(({ row }) => row)),
  )
  const all = figuresOf(judged.map(({ row }) => row))
  const shown = Object.entries(all).map(([measure, figure]) => {
    const values = groups.flatMap((figures) => figures[measure] ?? [])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return `${measure} ${figure.toFixed(3)} (${least.toFixed(3)}-${most.toFixed(3)})`
  })
  return `${name.padEnd(14)} n ${String(judged.length).padStart(5)}  ${shown.join('  ')}`
}

/** The rows that a question counts for: its kind, its kind and language, and, if something answers it, all. */
function namesOf({ kind, lang }: JudgedQuestion): string[] {
  return kind === 'negative' ? [kind, `${kind} ${lang}`] : [kind, `${kind} ${lang}`, 'ALL']
}

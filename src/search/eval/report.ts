/** The tables of `npm run eval`, as lines of text. */
import type { Explanation } from '../index.ts'
import type { Figures } from './measure.ts'

const figure = (value: number) => value.toFixed(3)

/** One line per group of queries. */
export function figuresTable(figures: readonly Figures[]): string[] {
  return figures.map(({ group, count, first, within3, mrr }) => {
    const head = `${group.padEnd(16)} n ${String(count).padStart(4)}`
    return group.includes('negative')
      ? `${head}  silent ${figure(first)}`
      : `${head}  first ${figure(first)}  within3 ${figure(within3)}  mrr ${figure(mrr)}`
  })
}

/** One line per system. */
export function comparisonLine(
  name: string,
  figures: readonly Figures[],
  openDomain: { mrr: number; falseAnswers: number } | undefined,
): string {
  const of = (group: string) => figures.find((line) => line.group === group)
  const positive = `first ${figure(of('ALL positive')?.first ?? 0)}`
  const negative = `silent ${figure(of('ALL negative')?.first ?? 0)}`
  const open =
    openDomain === undefined
      ? ''
      : `  open domain: mrr ${figure(openDomain.mrr)}  false answers ${(100 * openDomain.falseAnswers).toFixed(1)} %`
  return `${name.padEnd(30)} ${positive}  ${negative}${open}`
}

/** What `--why` prints: words, what they may stand for, candidates and the cut-off. */
export function explanationLines(explanation: Explanation): string[] {
  const { words, slots, distress, cutOff, candidates } = explanation
  return [
    `words      ${words.join(' ')}`,
    `distress   ${distress ?? 'no'}`,
    ...slots.map(({ parts, whole, weight }) => {
      const concepts = whole.map(({ term, quality }) => `${term} ${quality.toFixed(2)}`)
      const views = parts.map((part) => {
        const guesses = part.guesses.map(({ word }) => `?${word.text}`).join(' ')
        const terms = part.alternatives.map(({ term, quality }) => `${term} ${quality.toFixed(2)}`)
        return `${part.word.text} (${part.wordClass}${guesses && ` ${guesses}`}) ${terms.join(', ')}`
      })
      return `weight ${weight.toFixed(2)}  ${[...views, ...concepts].join(' | ')}`
    }),
    ...candidates.map(({ id, relevance, coverage, fit, passage }) =>
      [
        relevance >= cutOff ? 'answer    ' : 'below     ',
        `${figure(relevance)} = coverage ${figure(coverage)}, fit ${figure(fit)}`,
        id.padEnd(28),
        passage.slice(0, 60),
      ].join('  '),
    ),
    `cut-off    ${figure(cutOff)}`,
  ]
}

/** What `--cutoff` prints: what each cut-off gives and costs. */
export function tradeOffLines(
  rows: readonly { cutOff: number; first: number; silent: number; falseAnswers: number }[],
  chosen: number,
): string[] {
  return rows.map(({ cutOff, first, silent, falseAnswers }) =>
    [
      `cut-off ${cutOff.toFixed(2)}`,
      `first ${figure(first)}`,
      `silent ${figure(silent)}`,
      `false answers ${(100 * falseAnswers).toFixed(1)} %${cutOff === chosen ? '  <- chosen' : ''}`,
    ].join('  '),
  )
}

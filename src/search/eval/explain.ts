/** Why a question is answered as it is: `npm run eval -- --why "…"`. */
import { dangerProbability } from '../danger.ts'
import type { Lesson } from '../learn/learn.ts'
import { type Model, vectorIn } from '../model/model.ts'
import type { Search } from '../search.ts'
import { logitsOf } from '../model/sparse-weights.ts'
import type { SparseVector } from '../model/vectors.ts'
import { wordsOf } from '../model/words.ts'

const MAX_LABELS = 5
const MAX_WORDS = 8
const MAX_EXAMPLES = 5

/** Yields the decision, the likeliest labels with the words that spoke for them, and the nearest examples. */
export function* explainLines(
  question: string,
  model: Model,
  search: Search,
  examples: readonly Lesson[],
): Generator<string> {
  const { words, probabilities, signs, wordHits, found } = search.explain(question)
  yield `words     ${words.join(' ')}`
  const { whole, pieces } = signs
  const apart = pieces.map(({ help, danger }) => `${help.toFixed(2)} ${danger.toFixed(2)}`)
  yield `danger    ${found.danger}, ${dangerProbability(signs).toFixed(3)}`
  yield `signs     ${Object.entries(whole)
    .map(([name, value]) => `${name} ${Number(value).toFixed(3)}`)
    .join('  ')}`
  if (apart.length > 0) yield `pieces    ${apart.join(', ')} (help, danger)`
  yield `answers   ${found.hits.map(({ id, score }) => `${id} ${score}`).join('  ') || 'nothing'}`
  const likeliest = model.labels
    .map((label, k) => [label, probabilities[k] ?? 0] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_LABELS)
  for (const [label, probability] of likeliest) {
    yield `${probability.toFixed(3)}  ${label.padEnd(30)} ${wordsFor(label, words, model).join('  ')}`
  }
  yield 'words of what is published:'
  for (const { id, coverage, isQuote } of wordHits.slice(0, MAX_EXAMPLES))
    yield `  ${coverage.toFixed(2)}  ${id}${isQuote ? '  word for word' : ''}`
  yield 'nearest examples:'
  for (const { likeness, text, label } of nearest(words, model, examples))
    yield `  ${likeness.toFixed(2)}  ${label.padEnd(30)} ${text}`
}

/** How much each word, with its parts and pairs, adds to a label's logit; the most first. */
function wordsFor(label: string, words: readonly string[], model: Model): string[] {
  const k = model.labels.indexOf(label)
  const whole = logitOf(words, k, model)
  return words
    .map((word, at) => ({
      word,
      value: whole - logitOf(words.toSpliced(at, 1), k, model),
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_WORDS)
    .map(({ word, value }) => `${word} ${value >= 0 ? '+' : ''}${value.toFixed(2)}`)
}

function logitOf(words: readonly string[], k: number, model: Model): number {
  return logitsOf(model.weights, vectorIn(model, words))[k] ?? 0
}

/** The examples whose vectors are most like the question's: by their cosine. */
function nearest(words: readonly string[], model: Model, examples: readonly Lesson[]) {
  const own = vectorIn(model, words)
  const values = new Map<number, number>()
  for (const [i, column] of own.columns.entries())
    values.set(column, (values.get(column) ?? 0) + (own.values[i] ?? 0))
  const dot = ({ columns, values: others }: SparseVector) =>
    columns.reduce((sum, column, i) => sum + (values.get(column) ?? 0) * (others[i] ?? 0), 0)
  const length = (vector: SparseVector) => Math.hypot(...vector.values)
  const ownLength = length(own)
  return examples
    .map((example) => {
      const vector = vectorIn(model, wordsOf(example.text))
      return { ...example, likeness: dot(vector) / (length(vector) * ownLength) }
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_EXAMPLES)
}

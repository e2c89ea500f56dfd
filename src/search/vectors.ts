/** Texts as vectors: TF-IDF, sublinear in how often a feature occurs, each of the two kinds of features scaled to length 1. */
import type { Features } from './features.ts'
import { COLUMNS } from './features.ts'

/** A vector of which only the columns that are not 0 are kept. */
export interface SparseVector {
  readonly columns: Int32Array
  readonly values: Float32Array
}

/** Takes the features of texts. Returns how much each column says: its smoothed inverse document frequency, in nats. */
export function columnWeights(texts: readonly Features[]): Float32Array {
  const found = new Uint32Array(COLUMNS)
  for (const { parts, words } of texts)
    for (const column of new Set([...parts.keys(), ...words.keys()]))
      found[column] = (found[column] as number) + 1
  return Float32Array.from(found, (count) => Math.log((1 + texts.length) / (1 + count)) + 1)
}

/** Takes a text's features and what each column says. Returns its vector. */
export function vectorOf({ parts, words }: Features, weights: Float32Array): SparseVector {
  const columns = new Map<number, number>()
  addScaled(columns, parts, weights)
  addScaled(columns, words, weights)
  return {
    columns: Int32Array.from(columns.keys()),
    values: Float32Array.from(columns.values()),
  }
}

/** Adds one kind of features, scaled so that they by themselves have length 1. */
function addScaled(
  columns: Map<number, number>,
  counts: ReadonlyMap<number, number>,
  weights: Float32Array,
): void {
  const valueOf = (column: number, count: number) =>
    (1 + Math.log(count)) * (weights[column] as number)
  let square = 0
  for (const [column, count] of counts) square += valueOf(column, count) ** 2
  const length = Math.sqrt(square)
  for (const [column, count] of counts)
    columns.set(column, (columns.get(column) ?? 0) + valueOf(column, count) / length)
}

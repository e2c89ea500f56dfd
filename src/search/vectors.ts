/**
 * Texts as vectors: TF-IDF over hashed features, sublinear in how often a feature occurs, each of the two
 * kinds of features scaled to length 1.
 */
import type { Features } from './features.ts'

/** A vector of which only the columns that are not 0 are kept. */
export interface SparseVector {
  readonly columns: Int32Array
  readonly values: Float32Array
}

/**
 * How many columns features are hashed to. With 2 ** 15, about .01 fewer questions were answered right. With very
 * many classes, what is learned would not fit into memory.
 */
export function columnsFor(classes: number): number {
  return classes <= 200 ? 2 ** 17 : 2 ** 15
}

/** Takes the features of texts. Returns how much each column says: its smoothed inverse document frequency, in nats. */
export function columnWeights(texts: readonly Features[], columns: number): Float32Array {
  const found = new Uint32Array(columns)
  for (const { parts, words } of texts)
    for (const column of new Set([...parts.keys(), ...words.keys()].map((hash) => hash % columns)))
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
  const valueOf = (hash: number, count: number) =>
    (1 + Math.log(count)) * (weights[hash % weights.length] as number)
  let square = 0
  for (const [hash, count] of counts) square += valueOf(hash, count) ** 2
  const length = Math.sqrt(square)
  for (const [hash, count] of counts) {
    const column = hash % weights.length
    columns.set(column, (columns.get(column) ?? 0) + valueOf(hash, count) / length)
  }
}

/** Texts as vectors: TF-IDF over hashed features, with sublinear term frequencies; each kind has a norm of its own. */
import type { FeatureColumns, Features } from './features.ts'

/** The columns of a vector that are not 0; the values of a column that stands there twice add up. */
export interface SparseVector {
  readonly columns: Int32Array
  readonly values: Float32Array
}

/**
 * How many columns features are hashed to. With 2 ** 15, about .01 fewer questions are answered right; but few lessons
 * need no more, and many classes have no room for more: learning takes four bytes for each column and class, 110 MB
 * for 200 classes.
 */
export function columnsFor(classes: number, lessons: number): number {
  return classes <= 200 && lessons > 10_000 ? MAX_COLUMNS : 2 ** 15
}

const MAX_COLUMNS = 2 ** 17

/** How often a text has each column; all 0 between texts. Learning with a map would take a third longer. */
const counts = new Uint16Array(MAX_COLUMNS)

/** Parts of words weigh more, since whole words are few and seldom met again in the same form. */
const PARTS_NORM = 1
const WHOLES_NORM = 0.7

/** Where vectors are written, to spare two allocations for each; longer for longer texts. */
let written = { columns: new Int32Array(0), values: new Float32Array(0) }

/**
 * Takes a text's features. Returns its vector, which the next one overwrites.
 *
 * @param idf The inverse document frequency of each column.
 */
export function vectorOf(features: Features, idf: Float32Array): SparseVector {
  const count = features.parts.length + features.wholes.length
  if (count > written.columns.length)
    written = { columns: new Int32Array(2 * count), values: new Float32Array(2 * count) }
  const { columns, values } = written
  const end = writeVector(features, idf, columns, values, 0)
  return { columns: columns.subarray(0, end), values: values.subarray(0, end) }
}

/** Writes a text's vector into `columns` and `values` from the index `from` on. Returns the index after it. */
export function writeVector(
  { parts, wholes }: Features,
  idf: Float32Array,
  columns: Int32Array,
  values: Float32Array,
  from: number,
): number {
  const afterParts = addScaled(parts, idf, columns, values, from, PARTS_NORM)
  return addScaled(wholes, idf, columns, values, afterParts, WHOLES_NORM)
}

/** Writes the features of one kind, scaled to a norm. Returns the index after them. */
function addScaled(
  features: FeatureColumns,
  idf: Float32Array,
  columns: Int32Array,
  values: Float32Array,
  from: number,
  norm: number,
): number {
  let end = from
  for (const column of features) {
    if (counts[column] === 0) columns[end++] = column
    counts[column]! += 1
  }
  let square = 0
  for (let i = from; i < end; i += 1) {
    const column = columns[i]!
    const value = (1 + Math.log(counts[column]!)) * idf[column]!
    values[i] = value
    square += value * value
    counts[column] = 0
  }
  const scale = norm / Math.sqrt(square)
  for (let i = from; i < end; i += 1) values[i]! *= scale
  return end
}

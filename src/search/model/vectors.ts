/**
 * Texts as vectors: TF-IDF over hashed features, sublinear in how often a feature occurs, each of the two
 * kinds of features scaled to a length of its own.
 */
import type { Features, Found } from './features.ts'

/** A vector of which only the columns that are not 0 are kept; a column may stand there twice and adds up. */
export interface SparseVector {
  readonly columns: Int32Array
  readonly values: Float32Array
}

/**
 * How many columns features are hashed to. With 2 ** 15, about .01 fewer questions were answered right. Few lessons
 * need no more, and with very many classes there is no room: while it learns, a class takes four bytes of each,
 * 110 MB for 200.
 */
export function columnsFor(classes: number, lessons: number): number {
  return classes <= 200 && lessons > 10_000 ? MOST_COLUMNS : 2 ** 15
}

const MOST_COLUMNS = 2 ** 17

/** How often a text has each column: all 0 but while a text is looked at. A map takes a third longer to learn with. */
const counts = new Uint16Array(MOST_COLUMNS)

/** Whole words are few and seldom met again as they are: parts of words weigh more. */
const PARTS_LENGTH = 1
const WHOLES_LENGTH = 0.7

/** Takes a text's features and each column's inverse document frequency. Returns its vector. */
export function vectorOf(features: Features, idf: Float32Array): SparseVector {
  const most = features.parts.length + features.wholes.length
  const columns = new Int32Array(most)
  const values = new Float32Array(most)
  const end = writeVector(features, idf, columns, values, 0)
  return { columns: columns.slice(0, end), values: values.slice(0, end) }
}

/** Writes a text's vector into two lists from a place on. Returns the place after it. */
export function writeVector(
  { parts, wholes }: Features,
  idf: Float32Array,
  columns: Int32Array,
  values: Float32Array,
  from: number,
): number {
  const afterParts = addScaled(parts, idf, columns, values, from, PARTS_LENGTH)
  return addScaled(wholes, idf, columns, values, afterParts, WHOLES_LENGTH)
}

/**
 * Writes one kind of features into a vector from a place on, scaled so that they by themselves have a length.
 * Returns the place after them.
 */
function addScaled(
  found: Found,
  idf: Float32Array,
  columns: Int32Array,
  values: Float32Array,
  from: number,
  length: number,
): number {
  let end = from
  for (const column of found) {
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
  const scale = length / Math.sqrt(square)
  for (let i = from; i < end; i += 1) values[i]! *= scale
  return end
}

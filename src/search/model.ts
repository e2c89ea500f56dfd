/** What was learned of the examples, as it is asked and as a build keeps it. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Example } from '../schemas/example.ts'
import { NOTHING } from '../schemas/example.ts'
import { featuresOf } from './features.ts'
import { KnownWords } from './known-words.ts'
import type { SparseWeights } from './sparse-weights.ts'
import { probabilities, sparse } from './sparse-weights.ts'
import { TaughtQuestions } from './taught-questions.ts'
import { train } from './train.ts'
import { columnWeights, columnsFor, vectorOf } from './vectors.ts'
import { wordsOf } from './words.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  readonly weights: SparseWeights
  /** How much each column of a vector says. */
  readonly columnWeights: Float32Array
  /** The words of examples that an entry answers. */
  readonly known: KnownWords
  /** The examples, word for word. */
  readonly taught: TaughtQuestions
}

/** To be raised when a file is laid out in another way. */
export const FORMAT = 3

/** Learns from examples; the same examples give the same model. */
export function learn(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, k) => [label, k]))
  const columns = columnsFor(labels.length)
  const features = examples.map(({ text }) => featuresOf(wordsOf(text), columns))
  const informative = columnWeights(features, columns)
  const vectors = features.map((own, i) => ({
    vector: vectorOf(own, informative),
    label: places.get(examples[i]?.label ?? '') ?? 0,
  }))
  return {
    labels,
    weights: sparse(train(vectors, columns, labels.length)),
    columnWeights: informative,
    known: KnownWords.of(examples.filter(({ label }) => label !== NOTHING).map(({ text }) => text)),
    taught: TaughtQuestions.of(examples, labels),
  }
}

/** How sure it is that a question means what the same words meant as an example. */
const TAUGHT = 0.9

/** Takes normalised words. Returns how probable each label is, in the order of labels; together they are 1. */
export function classify(model: Model, words: readonly string[]): Float64Array {
  const learned = probabilities(model.weights, vectorIn(model, words))
  const taught = model.taught.placeOf(words)
  if (taught === undefined) return learned
  return learned.map((value, k) => (1 - TAUGHT) * value + (k === taught ? TAUGHT : 0))
}

/** Takes normalised words. Returns their vector as the model sees it. */
export function vectorIn({ columnWeights: informative }: Model, words: readonly string[]) {
  return vectorOf(featuresOf(words, informative.length), informative)
}

/** Writes a model: a line of JSON with format and labels, then its numbers, the whole compressed with brotli. */
export function toBytes({
  labels,
  weights,
  columnWeights: informative,
  known,
  taught,
}: Model): Buffer {
  const { scales, biases, ends, classes, values } = weights
  const plain = Buffer.concat([
    Buffer.from(`${JSON.stringify({ format: FORMAT, labels, taught: taught.hashes.length })}\n`),
    ...[
      ...[scales, biases, informative, known.bits, ends, classes, values],
      ...[taught.hashes, taught.places],
    ].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ])
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

/**
 * Reads what `toBytes` wrote.
 *
 * @throws {Error} When the bytes are damaged or of another version.
 */
export function fromBytes(bytes: Uint8Array): Model {
  const plain = brotliDecompressSync(bytes)
  const end = plain.indexOf('\n')
  const { format, labels, taught } = JSON.parse(plain.toString('utf8', 0, end)) as {
    format?: number
    labels: string[]
    /** How many examples there are. */
    taught: number
  }
  if (format !== FORMAT)
    throw new Error(`The search model has format ${format}, expected ${FORMAT}.`)
  let at = end + 1
  const take = (length: number): ArrayBuffer => {
    const part = plain.subarray(at, at + length)
    if (part.length < length) throw new Error('The search model is cut short.')
    at += length
    return new Uint8Array(part).buffer
  }
  const columns = columnsFor(labels.length)
  const scales = new Float32Array(take(4 * labels.length))
  const biases = new Float32Array(take(4 * labels.length))
  const informative = new Float32Array(take(4 * columns))
  const known = new KnownWords(new Uint8Array(take(KnownWords.BYTES)))
  const ends = new Uint32Array(take(4 * columns))
  const count = ends.at(-1) ?? 0
  const classes = new Uint16Array(take(2 * count))
  const values = new Int8Array(take(count))
  const hashes = new Uint32Array(take(4 * taught))
  const places = new Uint16Array(take(2 * taught))
  if (at !== plain.length) throw new Error('The search model is longer than it says.')
  return {
    labels,
    weights: { scales, biases, ends, classes, values },
    columnWeights: informative,
    known,
    taught: new TaughtQuestions(hashes, places),
  }
}

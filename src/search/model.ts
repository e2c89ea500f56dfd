/** What was learned of the examples, as it is asked and as a build keeps it. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { LinearModel } from './train.ts'
import { probabilities, train } from './train.ts'
import type { Example } from '../schemas/example.ts'
import { NOTHING } from '../schemas/example.ts'
import type { Features } from './features.ts'
import { featuresOf } from './features.ts'
import { KnownWords } from './known-words.ts'
import { columnWeights, columnsFor, vectorOf } from './vectors.ts'
import { wordsOf } from './words.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  readonly linear: LinearModel
  /** How much each column of a vector says. */
  readonly columnWeights: Float32Array
  /** The words of examples that an entry answers. */
  readonly known: KnownWords
}

/** Learns from examples; the same examples give the same model. */
export function learn(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const features = examples.map(({ text }) => featuresOf(wordsOf(text)))
  const columns = columnsFor(labels.length)
  const weights = columnWeights(features, columns)
  const vectors = examples.map(({ label }, i) => ({
    vector: vectorOf(features[i] as Features, weights),
    label: labels.indexOf(label),
  }))
  return {
    labels,
    linear: inBytes(train(vectors, columns, labels.length)),
    columnWeights: weights,
    known: KnownWords.of(examples.filter(({ label }) => label !== NOTHING).map(({ text }) => text)),
  }
}

/** Takes normalised words. Returns how probable each label is; together they are 1. */
export function classify(model: Model, words: readonly string[]): Map<string, number> {
  const all = probabilities(model.linear, vectorOf(featuresOf(words), model.columnWeights))
  return new Map(model.labels.map((label, k) => [label, all[k] ?? 0]))
}

/** Weights that are less than this share of their class's largest are left out. */
const LEAST_WEIGHT = 4.5 / 127

/**
 * The same model with weights of a byte each, the small ones left out: a tenth as large, and no figure
 * changes by it.
 */
function inBytes({ weights, biases }: LinearModel): LinearModel {
  const classes = biases.length
  const largest = new Float32Array(classes)
  weights.forEach((weight, at) => {
    const k = at % classes
    largest[k] = Math.max(largest[k] as number, Math.abs(weight))
  })
  const scales = largest.map((most) => (most || 1) / 127)
  const bytes = Int8Array.from(weights, (weight, at) => {
    const share = weight / (largest[at % classes] || 1)
    return Math.abs(share) < LEAST_WEIGHT ? 0 : Math.round(127 * share)
  })
  return { weights: bytes, scales, biases }
}

/** Writes a model: a line of JSON with the labels, then its numbers, the whole compressed with brotli. */
export function toBytes({ labels, linear, columnWeights, known }: Model): Buffer {
  const arrays = [linear.scales, linear.biases, columnWeights, known.bits, linear.weights]
  const plain = Buffer.concat([
    Buffer.from(`${JSON.stringify({ labels })}\n`),
    ...arrays.map(({ buffer }) => Buffer.from(buffer)),
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
  const { labels } = JSON.parse(plain.toString('utf8', 0, end)) as { labels: string[] }
  let at = end + 1
  const take = (length: number): ArrayBuffer => {
    const part = plain.subarray(at, at + length)
    if (part.length < length) throw new Error('The search model is cut short.')
    at += length
    return new Uint8Array(part).buffer
  }
  const floats = (count: number) => new Float32Array(take(4 * count))
  const [scales, biases, weights] = [
    floats(labels.length),
    floats(labels.length),
    floats(columnsFor(labels.length)),
  ]
  const known = new KnownWords(new Uint8Array(take(KnownWords.BYTES)))
  const linear = { weights: new Int8Array(take(weights.length * labels.length)), scales, biases }
  return { labels, linear, columnWeights: weights, known }
}

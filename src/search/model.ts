/** What was learned of the examples, as it is asked and as a build keeps it. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
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

/**
 * What is learned: which entry answers a question, and which situation of the page of help a question of danger
 * speaks of.
 */
export type ModelName = 'search' | 'situations'

/** What a model is called in a build's server folder. */
export const modelFileName = (name: ModelName) => `${name}-model.bin`

/** To be raised when a file is laid out in another way. */
export const FORMAT = 4

/** Learns from examples; the same examples give the same model. */
export function learn(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, k) => [label, k]))
  const columns = columnsFor(labels.length)
  const questions = examples.map(({ text, label }) => ({
    words: wordsOf(text),
    label: places.get(label) ?? 0,
  }))
  const features = questions.map(({ words }) => featuresOf(words, columns))
  const informative = columnWeights(features, columns)
  const vectors = features.map((own, i) => ({
    vector: vectorOf(own, informative),
    label: questions[i]?.label ?? 0,
  }))
  const nothing = places.get(NOTHING)
  return {
    labels,
    weights: sparse(train(vectors, columns, labels.length)),
    columnWeights: informative,
    known: KnownWords.of(questions.filter(({ label }) => label !== nothing)),
    taught: TaughtQuestions.of(questions),
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

/** Smaller than brotli makes it, and read in a third of the time; writing takes two seconds. */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 19 } }

/** Where numbers may begin that are looked at in place. */
const ALIGNMENT = 4

/** What stands before the compressed bytes: how many they were. */
const LENGTH_BYTES = 4

/**
 * Writes a model: a line of JSON with format and labels, then its numbers, the wide ones first, the whole compressed
 * with zstd, after its length.
 */
export function toBytes({
  labels,
  weights,
  columnWeights: informative,
  known,
  taught,
}: Model): Buffer {
  const { scales, biases, ends, classes, values } = weights
  const about = Buffer.from(
    JSON.stringify({ format: FORMAT, labels, taught: taught.hashes.length }),
  )
  const padding = ALIGNMENT - 1 - (about.length % ALIGNMENT)
  const plain = Buffer.concat([
    about,
    Buffer.from(`${' '.repeat(padding)}\n`),
    ...[
      ...[scales, biases, informative, ends, taught.hashes],
      ...[classes, taught.places],
      ...[known.bits, values],
    ].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ])
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(plain.length)
  return Buffer.concat([length, zstdCompressSync(plain, COMPRESSION)])
}

/**
 * Reads what `toBytes` wrote.
 *
 * @throws {Error} When the bytes are damaged or of another version.
 */
export function fromBytes(bytes: Buffer): Model {
  // In one piece, of which one byte stays free: what fills its piece gets another one.
  const chunkSize = bytes.readUInt32LE() + 1
  const plain = zstdDecompressSync(bytes.subarray(LENGTH_BYTES), { chunkSize })
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
  /** Some numbers where they stand: nothing is copied. */
  const view = <Numbers>(Type: NumbersIn<Numbers>, count: number): Numbers => {
    const from = plain.byteOffset + at
    at += count * Type.BYTES_PER_ELEMENT
    if (at > plain.length) throw new Error('The search model is cut short.')
    return new Type(plain.buffer, from, count)
  }
  const columns = columnsFor(labels.length)
  const scales = view(Float32Array, labels.length)
  const biases = view(Float32Array, labels.length)
  const informative = view(Float32Array, columns)
  const ends = view(Uint32Array, columns)
  const hashes = view(Uint32Array, taught)
  const count = ends.at(-1) ?? 0
  const classes = view(Uint16Array, count)
  const places = view(Uint16Array, taught)
  const known = new KnownWords(view(Uint8Array, KnownWords.BYTES))
  const values = view(Int8Array, count)
  if (at !== plain.length) throw new Error('The search model is longer than it says.')
  return {
    labels,
    weights: { scales, biases, ends, classes, values },
    columnWeights: informative,
    known,
    taught: new TaughtQuestions(hashes, places),
  }
}

/** A kind of numbers, as it is found in a buffer. */
interface NumbersIn<Numbers> {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, from: number, count: number): Numbers
}

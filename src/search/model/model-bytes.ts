/** The format of a model's file, which a build writes and a server reads. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { KnownWords } from './known-words.ts'
import { IDF_STEPS, type Model } from './model.ts'
import type { SparseWeights } from './sparse-weights.ts'
import { TaughtQuestions } from './taught-questions.ts'

/** Raise it when the layout of the file changes. */
const FORMAT = 8

/** A file's arrays in their order: the widest numbers first, so that each is aligned as typed arrays must be. */
const LAYOUT = {
  scales: Float32Array,
  biases: Float32Array,
  dangerScales: Float32Array,
  dangerBiases: Float32Array,
  hashGaps: Uint32Array,
  counts: Uint16Array,
  dangerCounts: Uint16Array,
  classGaps: Uint16Array,
  dangerClassGaps: Uint16Array,
  places: Uint16Array,
  idfSteps: Uint8Array,
  known: Uint8Array,
  values: Int8Array,
  dangerValues: Int8Array,
} satisfies Record<keyof Numbers, unknown>

/** A model's arrays as its file holds them. */
interface Numbers extends Omit<SparseWeights, 'ends' | 'classes'> {
  dangerScales: Float32Array
  dangerBiases: Float32Array
  dangerValues: Int8Array
  /** How many weights each column has; it compresses better than where they end. */
  counts: Uint16Array
  dangerCounts: Uint16Array
  /** Of each class of a column, how far it is from the one before; that, too, compresses better. */
  classGaps: Uint16Array
  dangerClassGaps: Uint16Array
  /** The inverse document frequencies, times `IDF_STEPS`. */
  idfSteps: Uint8Array
  hashGaps: Uint32Array
  places: Uint16Array
  known: Uint8Array<ArrayBuffer>
}

interface Header {
  format: number
  labels: readonly string[]
  /** The length of each array, in the order of the layout. */
  lengths: readonly number[]
}

/**
 * Zstd's file is smaller than brotli's, and read in a third of the time. Level 9 would take two seconds less and make
 * it a twentieth larger. Without the checksum, most damaged files would be read as if they were sound.
 */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 17, [constants.ZSTD_c_checksumFlag]: 1 },
}

/** The sample's model has six million bytes; in one chunk it is read in half the time of many that are joined. */
const USUAL_BYTES = 8 * 2 ** 20

/** The arrays begin at a multiple of the widest number's bytes, so that they are read in place. */
const ALIGNMENT = 4

/** Writes a model: a line of JSON, then its numbers, the whole compressed with zstd. */
export function toBytes({ labels, weights, danger, idf, known, taught }: Model): Buffer {
  const { hashes, places } = taught
  const numbers: Numbers = {
    scales: weights.scales,
    biases: weights.biases,
    counts: countsOf(weights),
    classGaps: classGapsOf(weights),
    values: weights.values,
    dangerScales: danger.scales,
    dangerBiases: danger.biases,
    dangerCounts: countsOf(danger),
    dangerClassGaps: classGapsOf(danger),
    dangerValues: danger.values,
    idfSteps: Uint8Array.from(idf, (value) => Math.round(value * IDF_STEPS)),
    hashGaps: hashes.map((hash, i) => hash - (hashes[i - 1] ?? 0)),
    places,
    known: known.bits,
  }
  const arrays = Object.keys(LAYOUT).map((name) => numbers[name as keyof Numbers])
  const header: Header = { format: FORMAT, labels, lengths: arrays.map(({ length }) => length) }
  const line = Buffer.from(JSON.stringify(header))
  const padding = ' '.repeat(ALIGNMENT - 1 - (line.length % ALIGNMENT))
  const parts = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  return zstdCompressSync(Buffer.concat([line, Buffer.from(`${padding}\n`), ...parts]), COMPRESSION)
}

/**
 * Reads what `toBytes` wrote.
 *
 * @throws {Error} When the bytes are damaged or of another version.
 */
export function fromBytes(bytes: Buffer): Model {
  const plain = zstdDecompressSync(bytes, { chunkSize: USUAL_BYTES })
  const end = plain.indexOf(NEW_LINE)
  const { format, labels, lengths } = JSON.parse(plain.toString('utf8', 0, end)) as Header
  if (format !== FORMAT)
    throw new Error(`The search model has format ${format}, expected ${FORMAT}.`)
  let at = end + 1
  const arrays = Object.entries(LAYOUT).map(([name, Type], i) => {
    const array = new Type(plain.buffer, plain.byteOffset + at, lengths[i])
    at += array.byteLength
    return [name, array] as const
  })
  if (at !== plain.length) throw new Error('The search model is longer than it says.')
  const numbers = Object.fromEntries(arrays) as unknown as Numbers
  const { scales, biases, idfSteps, counts, hashGaps, classGaps, places, known, values } = numbers
  const ends = endsOf(counts)
  const dangerEnds = endsOf(numbers.dangerCounts)
  return {
    labels,
    weights: { scales, biases, ends, classes: classesOf(classGaps, ends), values },
    danger: {
      scales: numbers.dangerScales,
      biases: numbers.dangerBiases,
      ends: dangerEnds,
      classes: classesOf(numbers.dangerClassGaps, dangerEnds),
      values: numbers.dangerValues,
    },
    idf: new Float32Array(idfSteps).map((steps) => steps / IDF_STEPS),
    known: new KnownWords(known),
    taught: new TaughtQuestions(runningSums(hashGaps), places),
  }
}

const NEW_LINE = 10

function countsOf({ ends }: SparseWeights): Uint16Array {
  return Uint16Array.from(ends, (end, column) => end - (ends[column - 1] ?? 0))
}

function endsOf(counts: Uint16Array): Uint32Array {
  return runningSums(Uint32Array.from(counts))
}

/** Takes each number's distance from the one before it. Returns the numbers. */
function runningSums(gaps: Uint32Array): Uint32Array {
  let sum = 0
  return gaps.map((gap) => (sum += gap))
}

function classGapsOf({ ends, classes }: SparseWeights): Uint16Array {
  const gaps = new Uint16Array(classes.length)
  for (let column = 0, at = 0; column < ends.length; column += 1)
    for (let before = 0; at < ends[column]!; at += 1) {
      gaps[at] = classes[at]! - before
      before = classes[at]!
    }
  return gaps
}

function classesOf(gaps: Uint16Array, ends: Uint32Array): Uint16Array {
  const classes = new Uint16Array(gaps.length)
  for (let column = 0, at = 0; column < ends.length; column += 1)
    for (let k = 0; at < ends[column]!; at += 1) classes[at] = k += gaps[at]!
  return classes
}

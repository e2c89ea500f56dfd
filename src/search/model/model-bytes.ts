/** The format of a model's file, which a build writes and a server reads. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { KnownWords } from './known-words.ts'
import { IDF_STEPS, type Model } from './model.ts'
import { type ClassIndices, classIndices, type SparseWeights } from './sparse-weights.ts'
import { TaughtQuestions } from './taught-questions.ts'

/** Raise it when the layout of the file changes. */
const FORMAT = 11

/** A file's arrays in their order. */
const layoutFor = (classes: number) =>
  ({
    scales: Float32Array,
    biases: Float32Array,
    hashGaps: Uint32Array,
    counts: Uint16Array,
    classGaps: classIndices(classes),
    places: Uint16Array,
    idfSteps: Uint8Array,
    known: Uint8Array,
    values: Int8Array,
  }) satisfies Record<keyof Numbers, unknown>

/** A model's arrays as its file holds them. */
interface Numbers extends Omit<SparseWeights, 'ends' | 'classes'> {
  /** How many weights each column has; it compresses better than where they end. */
  counts: Uint16Array
  /** Of each class of a column, how far it is from the one before; that, too, compresses better. */
  classGaps: ClassIndices
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
 * Long matches alone: short ones make the file a quarter larger, and higher levels take up to a hundred times as long for
 * less than a hundredth of it. Zstd's file is read in a third of the time of brotli's. Without the checksum, most damaged
 * files would be read as if they were sound.
 */
const COMPRESSION = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_minMatch]: 7,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
}

/** The sample's model has six million bytes; in one chunk it is read in half the time of many that are joined. */
const USUAL_BYTES = 8 * 2 ** 20

/** Writes a model: a line of JSON, then its numbers, the whole compressed with zstd. */
export function toBytes({ labels, weights, idf, known, taught }: Model): Buffer {
  const { hashes, places } = taught
  const numbers: Numbers = {
    scales: weights.scales,
    biases: weights.biases,
    counts: countsOf(weights),
    classGaps: classGapsOf(weights),
    values: weights.values,
    idfSteps: Uint8Array.from(idf, (value) => Math.round(value * IDF_STEPS)),
    hashGaps: hashes.map((hash, i) => hash - (hashes[i - 1] ?? 0)),
    places,
    known: known.bits,
  }
  const arrays = Object.keys(layoutFor(labels.length + 1)).map(
    (name) => numbers[name as keyof Numbers],
  )
  const header: Header = { format: FORMAT, labels, lengths: arrays.map(({ length }) => length) }
  const line = Buffer.from(`${JSON.stringify(header)}\n`)
  return zstdCompressSync(Buffer.concat([line, ...arrays.map(planesOf)]), COMPRESSION)
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
  const arrays = Object.entries(layoutFor(labels.length + 1)).map(([name, Type], i) => {
    const array = new Type(lengths[i] ?? 0)
    fillFromPlanes(array, plain.subarray(at, (at += array.byteLength)))
    return [name, array] as const
  })
  if (at !== plain.length) throw new Error('The search model is longer than it says.')
  const numbers = Object.fromEntries(arrays) as unknown as Numbers
  const { scales, biases, idfSteps, counts, hashGaps, classGaps, places, known, values } = numbers
  const ends = endsOf(counts)
  return {
    labels,
    weights: { scales, biases, ends, classes: classesOf(classGaps, ends), values },
    idf: new Float32Array(idfSteps).map((steps) => steps / IDF_STEPS),
    known: new KnownWords(known),
    taught: new TaughtQuestions(runningSums(hashGaps), places),
  }
}

const NEW_LINE = 10

type NumberArray = Numbers[keyof Numbers]

const bytesOf = ({ buffer, byteOffset, byteLength }: NumberArray) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/**
 * The first bytes of all numbers, then the second ones of all, and so on: what is alike stands together, which makes
 * the compressed file a tenth smaller.
 */
function planesOf(array: NumberArray): Uint8Array {
  const bytes = bytesOf(array)
  const planes = new Uint8Array(bytes.length)
  const { length, BYTES_PER_ELEMENT: width } = array
  for (let place = 0, at = 0; place < width; place += 1)
    for (let i = 0; i < length; i += 1) planes[at++] = bytes[i * width + place]!
  return planes
}

function fillFromPlanes(array: NumberArray, planes: Uint8Array): void {
  const bytes = bytesOf(array)
  const { length, BYTES_PER_ELEMENT: width } = array
  if (width === 1) bytes.set(planes)
  else
    for (let place = 0, at = 0; place < width; place += 1)
      for (let i = 0; i < length; i += 1) bytes[i * width + place] = planes[at++]!
}

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

function classGapsOf({ ends, classes }: SparseWeights): ClassIndices {
  const gaps = classes.slice()
  for (let column = 0, at = 0; column < ends.length; column += 1)
    for (let before = 0; at < ends[column]!; at += 1) {
      gaps[at]! -= before
      before = classes[at]!
    }
  return gaps
}

function classesOf(gaps: ClassIndices, ends: Uint32Array): ClassIndices {
  const classes = gaps.slice()
  for (let column = 0, at = 0; column < ends.length; column += 1)
    for (let k = 0; at < ends[column]!; at += 1) classes[at] = k += gaps[at]!
  return classes
}

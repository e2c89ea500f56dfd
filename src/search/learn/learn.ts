/** Learns a model from examples. A build does so; a server only reads the result. */
import { createFeaturesOf } from '../model/features.ts'
import { hashOf } from '../model/hash.ts'
import { KnownWords } from '../model/known-words.ts'
import { IDF_STEPS, type Model } from '../model/model.ts'
import { TaughtQuestions } from '../model/taught-questions.ts'
import { columnsFor, writeVector } from '../model/vectors.ts'
import { wordsOf } from '../model/words.ts'
import { sparse } from './sparse.ts'
import { train } from './train.ts'

/** Beside a background, lessons of a label that has fewer than this are repeated. */
const FEW_LESSONS = 200
/** No lesson is repeated more often than this, lest a single line become a rule. */
const MAX_REPEATS = 8

/**
 * From more texts than this, features that occur in fewer than so many of them, repeats included, are left out: a tenth
 * less work and a seventh fewer weights, which answer as many questions right.
 */
const MANY_TEXTS = 10_000
const MIN_OCCURRENCES = 3
/** Occurrences are counted by a feature's low bits: a power of 2. */
const COUNTERS = 2 ** 24
/** Enough for `MIN_OCCURRENCES`. */
const COUNT_BITS = 2
const COUNT_MASK = 2 ** COUNT_BITS - 1

/** A text, and what it is an example of. */
export interface Lesson {
  readonly text: string
  readonly label: string
  /** Whether it speaks of danger. */
  readonly isDanger?: boolean
}

export interface LearnOptions {
  /** The label of what nothing answers; the words of its lessons do not count as known. */
  readonly nothing?: string
  /** Further lessons of that label, which are no real questions and so not remembered word for word. */
  readonly background?: readonly string[]
}

/** Learns from examples; the same examples in the same order give the same model, and in another one hardly another. */
export function learn(
  lessons: readonly Lesson[],
  { nothing, background = [] }: LearnOptions = {},
): Model {
  const labels = [...new Set(lessons.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, k) => [label, k]))
  const columns = columnsFor(labels.length, lessons.length)
  const questions = lessons.map(({ text, label, isDanger = false }) => ({
    words: wordsOf(text),
    key: hashOf(text, hashOf(label)),
    label: places.get(label) ?? 0,
    isDanger,
  }))
  const nothingClass = places.get(nothing ?? '')
  const backgroundLessons =
    nothingClass === undefined
      ? []
      : background.map((text) => ({
          words: wordsOf(text),
          key: hashOf(text),
          label: nothingClass,
          isDanger: false,
        }))
  const all = [...questions, ...backgroundLessons]
  const repeats = backgroundLessons.length > 0 ? repeatsOf(all) : all.map(() => 1)
  const lists = listFeatures(all)
  if (all.length > MANY_TEXTS) leaveOutRare(lists, repeats)
  toColumns(lists, columns)
  const idf = idfOf(lists, columns)
  const learned = train(
    {
      ...vectorsOf(lists, idf),
      labels: Uint16Array.from(all, ({ label }) => label),
      dangers: Uint8Array.from(all, ({ isDanger }) => Number(isDanger)),
      keys: Uint32Array.from(all, ({ key }) => key),
      repeats: Uint8Array.from(repeats),
    },
    columns,
    labels.length,
  )
  return {
    labels,
    weights: sparse(learned),
    idf,
    known: KnownWords.of(questions.filter(({ label }) => label !== nothingClass)),
    taught: TaughtQuestions.of(questions),
  }
}

/** How often each lesson is repeated: those of labels with few lessons are, so that an owner's few lines count. */
function repeatsOf(all: readonly { label: number }[]): number[] {
  const counts = new Map<number, number>()
  for (const { label } of all) counts.set(label, (counts.get(label) ?? 0) + 1)
  return all.map(({ label }) =>
    Math.min(MAX_REPEATS, Math.ceil(FEW_LESSONS / (counts.get(label) ?? 1))),
  )
}

/**
 * The features of all texts in one list: a text's parts, then its wholes, then those of the next text. A list for each
 * text would double the time.
 */
interface FeatureLists {
  features: Int32Array
  /** Two indices for each text: where its parts end, and where its wholes do. */
  readonly ends: Uint32Array
}

function listFeatures(texts: readonly { readonly words: readonly string[] }[]): FeatureLists {
  // All bits of the hashes: rare features are told apart by more of them than columns have.
  const featuresOf = createFeaturesOf(2 ** 32)
  let features = new Int32Array(0)
  const ends = new Uint32Array(2 * texts.length)
  let end = 0
  for (const [i, { words }] of texts.entries()) {
    const { parts, wholes } = featuresOf(words)
    const afterParts = end + parts.length
    const afterWholes = afterParts + wholes.length
    if (afterWholes > features.length) {
      const longer = new Int32Array(2 * afterWholes)
      longer.set(features)
      features = longer
    }
    features.set(parts, end)
    features.set(wholes, afterParts)
    ends[2 * i] = afterParts
    ends[2 * i + 1] = afterWholes
    end = afterWholes
  }
  return { features: features.subarray(0, end), ends }
}

/** Leaves out the features that occur too seldom to say anything of other texts. */
function leaveOutRare(lists: FeatureLists, repeats: readonly number[]): void {
  const { features, ends } = lists
  // The last text that was counted, and in the last bits the count: in one number, since fetching takes most of the time.
  const counts = new Uint32Array(COUNTERS)
  const placeOf = (feature: number) => feature & (COUNTERS - 1)
  for (let list = 0, at = 0; list < ends.length; list += 1)
    for (const text = (list >>> 1) + 1; at < ends[list]!; at += 1) {
      const place = placeOf(features[at]!)
      const counted = counts[place]!
      if (counted >>> COUNT_BITS === text) continue
      const count = Math.min((counted & COUNT_MASK) + repeats[text - 1]!, MIN_OCCURRENCES)
      counts[place] = (text << COUNT_BITS) | count
    }
  let kept = 0
  for (let list = 0, at = 0; list < ends.length; list += 1) {
    for (; at < ends[list]!; at += 1) {
      const feature = features[at]!
      if ((counts[placeOf(feature)]! & COUNT_MASK) >= MIN_OCCURRENCES) features[kept++] = feature
    }
    ends[list] = kept
  }
  lists.features = features.subarray(0, kept)
}

/** Turns hashes into columns, in place. */
function toColumns({ features }: FeatureLists, columns: number): void {
  for (let at = 0; at < features.length; at += 1) features[at]! &= columns - 1
}

/** Takes columns of texts. Returns each column's smoothed inverse document frequency, rounded to steps. */
function idfOf({ features, ends }: FeatureLists, columns: number): Float32Array {
  const counts = new Uint32Array(columns)
  const lastText = new Uint32Array(columns)
  const texts = ends.length / 2
  for (let text = 1, at = 0; text <= texts; text += 1)
    for (; at < ends[2 * text - 1]!; at += 1) {
      const column = features[at]!
      if (lastText[column] === text) continue
      lastText[column] = text
      counts[column]! += 1
    }
  return Float32Array.from(counts, (count) => inSteps(Math.log((1 + texts) / (1 + count)) + 1))
}

const inSteps = (idf: number) => Math.round(idf * IDF_STEPS) / IDF_STEPS

/** The vectors of all texts, one after the other, and the index after each. */
function vectorsOf({ features, ends: listEnds }: FeatureLists, idf: Float32Array) {
  const columns = new Int32Array(features.length)
  const values = new Float32Array(features.length)
  const ends = new Uint32Array(listEnds.length / 2)
  let end = 0
  for (let text = 0, from = 0; text < ends.length; text += 1) {
    const [afterParts, afterWholes] = [listEnds[2 * text]!, listEnds[2 * text + 1]!]
    const parts = features.subarray(from, afterParts)
    const wholes = features.subarray(afterParts, afterWholes)
    end = writeVector({ parts, wholes }, idf, columns, values, end)
    ends[text] = end
    from = afterWholes
  }
  return { columns, values, ends }
}

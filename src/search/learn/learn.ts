/** Learns a model from examples. A server never does: it reads what a build has learned. */
import { featuresOf } from '../model/features.ts'
import { KnownWords } from '../model/known-words.ts'
import { IDF_STEPS, type Model } from '../model/model.ts'
import { TaughtQuestions } from '../model/taught-questions.ts'
import { columnsFor, writeVector } from '../model/vectors.ts'
import { wordsOf } from '../model/words.ts'
import { sparse } from './sparse.ts'
import { train } from './train.ts'

/** Against a background, a label with fewer lessons than this is told them again, … */
const FEW = 200
/** … but so often at most, lest a single line be taken for a rule. */
const MOST_OFTEN = 8

/** Of more texts than this, a feature is learned from only where so many of them, as often as they are told, have it: … */
const MANY_TEXTS = 10_000
const FEWEST_TIMES = 3
/** … a tenth less work and a seventh fewer weights, with which as many questions are answered right. */
const COUNTED = 2 ** 24

/** A text, and what it is an example of. */
export interface Lesson {
  readonly text: string
  readonly label: string
  /** Whether it speaks of danger. */
  readonly isDanger?: boolean
}

export interface LearnOptions {
  /** The label of what nothing answers, whose words are not known by it. */
  readonly nothing?: string
  /** Texts that nothing answers, and that nobody asked: they are learned from, but not remembered. */
  readonly background?: readonly string[]
}

/** Learns from examples; the same examples give the same model. */
export function learn(
  lessons: readonly Lesson[],
  { nothing, background = [] }: LearnOptions = {},
): Model {
  const labels = [...new Set(lessons.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, k) => [label, k]))
  const columns = columnsFor(labels.length, lessons.length)
  const questions = lessons.map(({ text, label, isDanger = false }) => ({
    words: wordsOf(text),
    label: places.get(label) ?? 0,
    isDanger,
  }))
  const silent = places.get(nothing ?? '')
  const strangers =
    silent === undefined
      ? []
      : background.map((text) => ({ words: wordsOf(text), label: silent, isDanger: false }))
  const all = [...questions, ...strangers]
  const times = strangers.length > 0 ? timesTold(all) : all.map(() => 1)
  const lists = listFeatures(all)
  if (all.length > MANY_TEXTS) leaveOutRare(lists, times)
  toColumns(lists, columns)
  const idf = idfOf(lists, columns)
  const { answers, danger } = train(
    {
      ...vectorsOf(lists, idf),
      labels: Uint16Array.from(all, ({ label }) => label),
      dangers: Uint8Array.from(all, ({ isDanger }) => Number(isDanger)),
      told: Uint32Array.from(times.flatMap((often, i) => Array<number>(often).fill(i))),
    },
    columns,
    labels.length,
  )
  return {
    labels,
    weights: sparse(answers),
    danger: sparse(danger),
    idf,
    known: KnownWords.of(questions.filter(({ label }) => label !== silent)),
    taught: TaughtQuestions.of(questions),
  }
}

/** How often each is told: those of labels that have few are several times, so that an owner's few lines are heard. */
function timesTold(all: readonly { label: number }[]): number[] {
  const counts = new Map<number, number>()
  for (const { label } of all) counts.set(label, (counts.get(label) ?? 0) + 1)
  return all.map(({ label }) => Math.min(MOST_OFTEN, Math.ceil(FEW / (counts.get(label) ?? 1))))
}

/**
 * The features of all texts in one list, since a list for each costs as much time as all else that is done with them:
 * a text's parts, then its wholes, then those of the next.
 */
interface FeatureLists {
  features: Int32Array
  /** Where the parts of each text end, and then its wholes: two places a text. */
  readonly ends: Uint32Array
}

function listFeatures(texts: readonly { readonly words: readonly string[] }[]): FeatureLists {
  let features = new Int32Array(0)
  const ends = new Uint32Array(2 * texts.length)
  let end = 0
  for (const [i, { words }] of texts.entries()) {
    const { parts, wholes } = featuresOf(words, 2 ** 32)
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

/** Leaves out the features that are told too seldom to say anything of other texts. */
function leaveOutRare(lists: FeatureLists, times: readonly number[]): void {
  const { features, ends } = lists
  const counts = new Uint8Array(COUNTED)
  const lastText = new Uint32Array(COUNTED)
  const placeOf = (feature: number) => feature & (COUNTED - 1)
  for (let list = 0, at = 0; list < ends.length; list += 1)
    for (const text = list >>> 1; at < ends[list]!; at += 1) {
      const place = placeOf(features[at]!)
      if (lastText[place] === text + 1) continue
      lastText[place] = text + 1
      if (counts[place]! < FEWEST_TIMES) counts[place]! += times[text]!
    }
  let kept = 0
  for (let list = 0, at = 0; list < ends.length; list += 1) {
    for (; at < ends[list]!; at += 1) {
      const feature = features[at]!
      if (counts[placeOf(feature)]! >= FEWEST_TIMES) features[kept++] = feature
    }
    ends[list] = kept
  }
  lists.features = features.subarray(0, kept)
}

/** Puts the column of each feature in its place. */
function toColumns({ features }: FeatureLists, columns: number): void {
  for (let at = 0; at < features.length; at += 1) features[at]! &= columns - 1
}

/** Takes columns of texts. Returns each column's smoothed inverse document frequency, in nats: how much it says. */
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

/** The vectors of all texts, one after the other, and where each ends. */
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

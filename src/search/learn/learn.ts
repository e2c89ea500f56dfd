/** Learns a model from examples. A server never does: it reads what a build has learned. */
import { featuresOf, type Features } from '../model/features.ts'
import { KnownWords } from '../model/known-words.ts'
import { IDF_STEPS, type Model } from '../model/model.ts'
import { TaughtQuestions } from '../model/taught-questions.ts'
import { columnsFor, vectorOf } from '../model/vectors.ts'
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
  const features = learnable(
    all.map(({ words }) => featuresOf(words, 2 ** 32)),
    columns,
    times,
  )
  const idf = idfOf(features, columns)
  const vectors = all.map(({ label, isDanger }, i) => ({
    vector: vectorOf(features[i]!, idf),
    label,
    isDanger,
  }))
  const again = vectors.flatMap((one, i) => Array.from({ length: times[i]! - 1 }, () => one))
  const { answers, danger } = train([...vectors, ...again], columns, labels.length)
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

/** Of many texts, the features that are told often enough to say something of others, by their columns. */
function learnable(
  texts: readonly Features[],
  columns: number,
  times: readonly number[],
): Features[] {
  const counts = texts.length > MANY_TEXTS ? countTexts(texts, COUNTED, times) : undefined
  const isOften = (feature: number) => !counts || counts[feature & (COUNTED - 1)]! >= FEWEST_TIMES
  const columnsOf = (found: readonly number[]) =>
    found.filter(isOften).map((feature) => feature & (columns - 1))
  return texts.map(({ parts, wholes }) => ({ parts: columnsOf(parts), wholes: columnsOf(wholes) }))
}

/** Takes the features of texts. Returns each column's smoothed inverse document frequency, in nats: how much it says. */
function idfOf(texts: readonly Features[], columns: number): Float32Array {
  return Float32Array.from(countTexts(texts, columns), (count) =>
    inSteps(Math.log((1 + texts.length) / (1 + count)) + 1),
  )
}

/**
 * In how many texts features are.
 *
 * @param size How many features are told apart: a power of 2, by their hashes.
 * @param times How often each text counts.
 */
function countTexts(
  texts: readonly Features[],
  size: number,
  times: readonly number[] = [],
): Uint32Array {
  const counts = new Uint32Array(size)
  const lastText = new Uint32Array(size)
  for (const [at, { parts, wholes }] of texts.entries())
    for (const kind of [parts, wholes])
      for (const feature of kind) {
        const place = feature & (size - 1)
        if (lastText[place] === at + 1) continue
        lastText[place] = at + 1
        counts[place]! += times[at] ?? 1
      }
  return counts
}

const inSteps = (idf: number) => Math.round(idf * IDF_STEPS) / IDF_STEPS

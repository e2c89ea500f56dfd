/** Learns a model from examples. A server never does: it reads what a build has learned. */
import { featuresOf, type Features } from '../model/features.ts'
import { KnownWords } from '../model/known-words.ts'
import { IDF_STEPS, type Model } from '../model/model.ts'
import { TaughtQuestions } from '../model/taught-questions.ts'
import { columnsFor, vectorOf } from '../model/vectors.ts'
import { wordsOf } from '../model/words.ts'
import { sparse } from './sparse.ts'
import { type LabelledVector, train } from './train.ts'

/** Against a background, a label with fewer lessons than this is told them again, … */
const FEW = 200
/** … but so often at most, lest a single line be taken for a rule. */
const MOST_OFTEN = 8

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
  const features = all.map(({ words }) => featuresOf(words, columns))
  const idf = idfOf(features, columns)
  const vectors = all.map(({ label, isDanger }, i) => ({
    vector: vectorOf(features[i]!, idf),
    label,
    isDanger,
  }))
  const { answers, danger } = train(
    background.length > 0 ? audible(vectors) : vectors,
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

/** The lessons, those of labels that have few of them several times: a few lines of an owner are heard among many. */
function audible(lessons: readonly LabelledVector[]): LabelledVector[] {
  const again = [...Map.groupBy(lessons, ({ label }) => label).values()].flatMap((own) => {
    const times = Math.min(MOST_OFTEN, Math.ceil(FEW / own.length))
    return Array.from({ length: times - 1 }, () => own).flat()
  })
  return [...lessons, ...again]
}

/** Takes the features of texts. Returns each column's smoothed inverse document frequency, in nats: how much it says. */
function idfOf(texts: readonly Features[], columns: number): Float32Array {
  const found = new Uint32Array(columns)
  const lastText = new Uint32Array(columns)
  for (const [at, { parts, wholes }] of texts.entries())
    for (const kind of [parts, wholes])
      for (const column of kind) {
        if (lastText[column] === at + 1) continue
        lastText[column] = at + 1
        found[column]! += 1
      }
  return Float32Array.from(found, (count) =>
    inSteps(Math.log((1 + texts.length) / (1 + count)) + 1),
  )
}

const inSteps = (idf: number) => Math.round(idf * IDF_STEPS) / IDF_STEPS

/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4) of what answers a text, and beside it logistic regression of whether it speaks of danger, fitted by
 * stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011), one for each column. The
 * same examples give the same bytes: their order comes from a seeded generator.
 */
import { logistic, softmax } from '../model/probability.ts'

/** Chosen by leaving out one hand after the other: `npm run eval`. */
const EPOCHS = 4
const RATE = 1.6
/** By so much of its first length a step has become shorter in the end. */
const SLOWING = 0.7
const DECAY = 1e-4
/** Danger is one question instead of some eighty, and steps twice as far for it. */
const DANGER_RATE = 2 * RATE
/**
 * Half of an example's features are left out, others each time: so that no class leans on a few (Srivastava et
 * al., Dropout, 2014). It raised what was first right by .01 on hands left out.
 */
const KEPT = 0.5
/** Of a long text no more columns than this, in the mean: many of them say the same. */
const MOST_KEPT = 150
/**
 * What share of an example speaks for all classes alike: its answer is seldom the only right one (label
 * smoothing; Szegedy et al., Rethinking the Inception Architecture, 2016).
 */
const SMOOTHING = 0.05
/** The bias of a class is in every example, so it moves in smaller steps. */
const BIAS_RATE = 0.05
/** Classes that an example says less about than this are left as they are, to save time. */
const LEAST_GRADIENT = 5e-3
const SEED = 1

/** Examples to learn from: their vectors stand one after the other, and each has a place in the other lists. */
export interface Examples {
  readonly columns: Int32Array
  readonly values: Float32Array
  /** Where the vector of each ends; it begins where that of the one before does. */
  readonly ends: Uint32Array
  /** Index of the class of each. */
  readonly labels: Uint16Array
  /** 1 where it speaks of danger. */
  readonly dangers: Uint8Array
  /** Which are told in a pass, each as often as it is told. */
  readonly told: Uint32Array
}

/** A linear model: for each column a row of weights, one a class. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** What is learned: what answers, and, as a model of one class, whether it is danger. */
export interface Learned {
  readonly answers: LinearModel
  readonly danger: LinearModel
}

/**
 * Fits both models. What the last two passes learned is averaged, which is as good as another pass (Polyak and
 * Juditsky, Acceleration of Stochastic Approximation by Averaging, 1992).
 *
 * @param examples In any order; the same order gives the same models.
 * @param columns How many columns their vectors have.
 * @param classes How many classes there are.
 */
export function train(examples: Examples, columns: number, classes: number): Learned {
  const { labels, dangers, told } = examples
  const learner = createLearner(columns, classes)
  const { answers, danger } = learner
  const order = told.slice()
  const random = generator(SEED)
  const some = emptyVector(longestOf(examples))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const pace = 1 - (SLOWING * epoch) / EPOCHS
    if (epoch === EPOCHS - 1) learner.markAverage()
    for (const example of order) {
      keepSome(examples, example, some, random)
      learner.sum(some)

      softmax(answers.slopes)
      for (let k = 0; k < classes; k += 1) answers.slopes[k]! -= SMOOTHING / classes
      answers.slopes[labels[example]!]! -= 1 - SMOOTHING
      learner.descend(answers, some, RATE * pace)

      const target = dangers[example] === 1 ? 1 - SMOOTHING / 2 : SMOOTHING / 2
      danger.slopes[0] = logistic(danger.slopes[0]!) - target
      learner.descend(danger, some, DANGER_RATE * pace)
    }
  }
  return { answers: learner.average(answers), danger: learner.average(danger) }
}

function longestOf({ ends }: Examples): number {
  return ends.reduce((most, end, i) => Math.max(most, end - (ends[i - 1] ?? 0)), 0)
}

/** Some columns of a vector, of which `count` are there; behind them there is nothing, which says nothing. */
interface Kept {
  readonly columns: Int32Array
  readonly values: Float64Array
  count: number
}

/** So many weights have 64 bytes. */
const CACHE_LINE = 16

/** Columns are looked at so many at a time, so that a sum is fetched and kept once for all of them. */
const AT_ONCE = 4

function emptyVector(longest: number): Kept {
  const length = longest + AT_ONCE
  return { columns: new Int32Array(length), values: new Float64Array(length), count: 0 }
}

/** Keeps some columns of an example's vector, raised so that they make up for the others. */
function keepSome(
  { columns, values, ends }: Examples,
  example: number,
  kept: Kept,
  random: () => number,
): void {
  const from = example === 0 ? 0 : ends[example - 1]!
  const end = ends[example]!
  const share = Math.min(KEPT, MOST_KEPT / (end - from))
  const raise = 1 / share
  let count = 0
  for (let i = from; i < end; i += 1) {
    kept.columns[count] = columns[i]!
    kept.values[count] = values[i]! * raise
    count += random() < share ? 1 : 0
  }
  kept.columns.fill(0, count, count + AT_ONCE)
  kept.values.fill(0, count, count + AT_ONCE)
  kept.count = count
}

/** A model that is being learned, beside another. */
interface Head {
  /** Where its weights begin in a column's row. */
  readonly from: number
  /** Where a row has the sum of the squares of its gradients. */
  readonly squareAt: number
  /** What a text's columns say for each of its classes, and then by how much that is wrong. */
  readonly slopes: Float64Array
}

/**
 * Both models while they are learned. All that belongs to a column stands in one row, and rows begin where lines of
 * the processor's cache do: to fetch them takes longer than to reckon with them.
 */
function createLearner(columns: number, classes: number) {
  const heads = classes + 1
  const width = Math.ceil((heads + 2) / CACHE_LINE) * CACHE_LINE
  const weights = new Float32Array(columns * width)
  const biases = new Float32Array(heads)
  const slopes = new Float64Array(heads)
  const told = new Int32Array(heads)
  const answers: Head = { from: 0, squareAt: heads, slopes: slopes.subarray(0, classes) }
  const danger: Head = { from: classes, squareAt: heads + 1, slopes: slopes.subarray(classes) }
  for (const { squareAt } of [answers, danger])
    for (let at = squareAt; at < weights.length; at += width) weights[at] = 1e-8
  let weightsBefore = weights
  let biasesBefore = biases

  /** Puts into the slopes of both what a text's columns say for each class. */
  function sum({ columns: own, values, count }: Kept): void {
    slopes.set(biases)
    for (let i = 0; i < count; i += AT_ONCE) {
      const rowA = own[i]! * width
      const rowB = own[i + 1]! * width
      const rowC = own[i + 2]! * width
      const rowD = own[i + 3]! * width
      const a = values[i]!
      const b = values[i + 1]!
      const c = values[i + 2]!
      const d = values[i + 3]!
      for (let k = 0; k < heads; k += 1)
        slopes[k] =
          slopes[k]! +
          weights[rowA + k]! * a +
          weights[rowB + k]! * b +
          weights[rowC + k]! * c +
          weights[rowD + k]! * d
    }
  }

  /** One step against the gradient of the loss, which is what each class's probability is too large by. */
  function descend(head: Head, { columns: own, values, count }: Kept, rate: number): void {
    const { from, squareAt } = head
    const end = from + head.slopes.length
    let many = 0
    let square = 0
    for (let k = from; k < end; k += 1) {
      const slope = slopes[k]!
      if (Math.abs(slope) < LEAST_GRADIENT) continue
      told[many++] = k
      square += slope * slope
      biases[k]! -= BIAS_RATE * rate * slope
    }
    if (many === 0) return
    for (let i = 0; i < count; i += 1) {
      const row = own[i]! * width
      const value = values[i]!
      weights[row + squareAt]! += value * value * square
      const step = rate / Math.sqrt(weights[row + squareAt]!)
      const kept = 1 - step * DECAY
      for (let t = 0; t < many; t += 1) {
        const k = told[t]!
        weights[row + k] = weights[row + k]! * kept - step * value * slopes[k]!
      }
    }
  }

  /** What was learned so far counts for half. */
  function markAverage(): void {
    weightsBefore = weights.slice()
    biasesBefore = biases.slice()
  }

  function average({ from, slopes: { length } }: Head): LinearModel {
    const mean = new Float32Array(columns * length)
    for (let column = 0; column < columns; column += 1)
      for (let k = 0; k < length; k += 1) {
        const at = column * width + from + k
        mean[column * length + k] = (weights[at]! + weightsBefore[at]!) / 2
      }
    const own = biases.subarray(from, from + length)
    return { weights: mean, biases: own.map((bias, k) => (bias + biasesBefore[from + k]!) / 2) }
  }

  return { answers, danger, sum, descend, markAverage, average }
}

/** Fisher and Yates's shuffle, in place. */
function shuffle(list: Uint32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const last = list[i]!
    list[i] = list[j]!
    list[j] = last
  }
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function generator(seed: number): () => number {
  // In an array it stays a number of 32 bits; a variable would be written anew to memory for each.
  const state = Uint32Array.of(seed)
  return () => {
    state[0] = Math.imul(state[0]!, 1664525) + 1013904223
    return state[0] / 2 ** 32
  }
}

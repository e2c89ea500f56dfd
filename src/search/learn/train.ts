/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4) of what answers a text, and beside it logistic regression of whether it speaks of danger, fitted by
 * stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011), one for each column. The
 * same examples give the same bytes: their order comes from a seeded generator.
 */
import { logistic, softmax } from '../model/probability.ts'
import type { SparseVector } from '../model/vectors.ts'

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

/** An example to learn from. */
export interface LabelledVector {
  readonly vector: SparseVector
  /** Index of its class. */
  readonly label: number
  readonly isDanger: boolean
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
export function train(
  examples: readonly LabelledVector[],
  columns: number,
  classes: number,
): Learned {
  const answers = createLearner(columns, classes, RATE)
  const danger = createLearner(columns, 1, DANGER_RATE)
  const order = Array.from(examples)
  const random = generator(SEED)
  const longest = examples.reduce((most, { vector }) => Math.max(most, vector.columns.length), 0)
  const some = emptyVector(longest)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const pace = 1 - (SLOWING * epoch) / EPOCHS
    if (epoch === EPOCHS - 1) for (const learner of [answers, danger]) learner.markAverage()
    for (const { vector, label, isDanger } of order) {
      keepSome(vector, some, random)
      const { slopes } = answers
      answers.sum(some)
      softmax(slopes)
      for (let k = 0; k < classes; k += 1) slopes[k]! -= SMOOTHING / classes
      slopes[label]! -= 1 - SMOOTHING
      answers.descend(some, pace)

      danger.sum(some)
      const target = isDanger ? 1 - SMOOTHING / 2 : SMOOTHING / 2
      danger.slopes[0] = logistic(danger.slopes[0]!) - target
      danger.descend(some, pace)
    }
  }
  return { answers: answers.average(), danger: danger.average() }
}

/** Some columns of a vector, of which `count` are there; behind them there is nothing, which says nothing. */
interface Kept {
  readonly columns: Int32Array
  readonly values: Float64Array
  count: number
}

/** Columns are looked at so many at a time, so that a sum is fetched and kept once for all of them. */
const AT_ONCE = 4

function emptyVector(longest: number): Kept {
  const length = longest + AT_ONCE
  return { columns: new Int32Array(length), values: new Float64Array(length), count: 0 }
}

/** Keeps some of a vector's columns, raised so that they make up for the others. */
function keepSome({ columns, values }: SparseVector, kept: Kept, random: () => number): void {
  const share = Math.min(KEPT, MOST_KEPT / columns.length)
  let count = 0
  for (let i = 0; i < columns.length; i += 1) {
    kept.columns[count] = columns[i]!
    kept.values[count] = values[i]! / share
    count += Number(random() < share)
  }
  kept.columns.fill(0, count, count + AT_ONCE)
  kept.values.fill(0, count, count + AT_ONCE)
  kept.count = count
}

/** A model that is being learned. */
function createLearner(columns: number, classes: number, rate: number) {
  const weights = new Float32Array(columns * classes)
  const biases = new Float32Array(classes)
  const weightsBefore = new Float32Array(weights.length)
  const biasesBefore = new Float32Array(classes)
  const squares = new Float32Array(columns).fill(1e-8)
  const slopes = new Float64Array(classes)
  const told = new Int32Array(classes)

  /** Puts into `slopes` what a text's columns say for each class. */
  function sum({ columns: own, values, count }: Kept): void {
    slopes.set(biases)
    for (let i = 0; i < count; i += AT_ONCE) {
      const rowA = own[i]! * classes
      const rowB = own[i + 1]! * classes
      const rowC = own[i + 2]! * classes
      const rowD = own[i + 3]! * classes
      const a = values[i]!
      const b = values[i + 1]!
      const c = values[i + 2]!
      const d = values[i + 3]!
      for (let k = 0; k < classes; k += 1)
        slopes[k] =
          slopes[k]! +
          weights[rowA + k]! * a +
          weights[rowB + k]! * b +
          weights[rowC + k]! * c +
          weights[rowD + k]! * d
    }
  }

  /** One step against the gradient of the loss, which is what each class's probability is too large by. */
  function descend({ columns: own, values, count }: Kept, pace: number): void {
    let many = 0
    let square = 0
    for (let k = 0; k < classes; k += 1) {
      const slope = slopes[k]!
      if (Math.abs(slope) < LEAST_GRADIENT) continue
      told[many++] = k
      square += slope * slope
      biases[k]! -= BIAS_RATE * rate * pace * slope
    }
    if (many === 0) return
    for (let i = 0; i < count; i += 1) {
      const column = own[i]!
      const value = values[i]!
      squares[column]! += value * value * square
      const step = (rate * pace) / Math.sqrt(squares[column]!)
      const kept = 1 - step * DECAY
      for (let t = 0; t < many; t += 1) {
        const k = told[t]!
        const at = column * classes + k
        weights[at] = weights[at]! * kept - step * value * slopes[k]!
      }
    }
  }

  /** What was learned so far counts for half. */
  function markAverage(): void {
    weightsBefore.set(weights)
    biasesBefore.set(biases)
  }

  function average(): LinearModel {
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at]! + weightsBefore[at]!) / 2
    for (let k = 0; k < classes; k += 1) biases[k] = (biases[k]! + biasesBefore[k]!) / 2
    return { weights, biases }
  }

  return { slopes, sum, descend, markAverage, average }
}

/** Fisher and Yates's shuffle, in place. */
function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

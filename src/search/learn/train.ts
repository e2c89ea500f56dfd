/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4) of what answers a text, and beside it logistic regression of whether it speaks of danger, fitted by
 * stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011), one for each column. The
 * same examples give the same bytes: their order comes from a seeded generator.
 */
import { logistic, softmax } from '../model/probability.ts'
import { seededRandom, shuffle } from './random.ts'

/** These were chosen by leaving out one hand after the other: `npm run eval`. */
const EPOCHS = 5
const LEARNING_RATE = 3
/** The rate falls linearly from epoch to epoch, and would have lost this share after the last. */
const RATE_DECAY = 0.7
const WEIGHT_DECAY = 1e-4
/**
 * What each column's sum of squared gradients begins with. From almost 0, a column's first step would be the largest,
 * and what is learned would depend on which examples came first.
 */
const FIRST_SQUARE = 1
/** Danger is one class instead of some eighty, so its steps are twice as large. */
const DANGER_RATE = 2 * LEARNING_RATE
/**
 * Dropout: half of an example's features are left out, others each time, so that no class depends on a few (Srivastava
 * et al., Dropout, 2014). On hands left out, .01 more answers were right.
 */
const KEEP_SHARE = 0.5
/** How many columns of a long text are kept on average: many say the same, and others are kept the next time. */
const MEAN_KEPT = 100
/**
 * Label smoothing: the share of an example that is spread over all classes, since its answer is seldom the only right
 * one (Szegedy et al., Rethinking the Inception Architecture, 2016).
 */
const LABEL_SMOOTHING = 0.05
/** A class's bias is in every example, so it moves in smaller steps. */
const BIAS_RATE = 0.05
/** Smaller gradients are taken for 0, to save time. */
const MIN_GRADIENT = 5e-3
const SEED = 10

/** Examples to learn from; their vectors stand one after the other in `columns` and `values`. */
export interface Examples {
  readonly columns: Int32Array
  readonly values: Float32Array
  /** The index after the vector of each example. */
  readonly ends: Uint32Array
  /** Index of the class of each. */
  readonly labels: Uint16Array
  /** 1 where it speaks of danger. */
  readonly dangers: Uint8Array
  /** The examples of one epoch, by their indices; some are repeated. */
  readonly indices: Uint32Array
}

/** A linear model: for each column a row of weights, one a class. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** One model of which entry answers, and one of a single class: whether a text speaks of danger. */
export interface Learned {
  readonly answers: LinearModel
  readonly danger: LinearModel
}

/**
 * Fits both models. The weights after the last two epochs are averaged, which is as good as another epoch (Polyak and
 * Juditsky, Acceleration of Stochastic Approximation by Averaging, 1992).
 *
 * @param examples In any order; the same order gives the same models.
 * @param columns How many columns their vectors have.
 * @param classes How many classes there are.
 */
export function train(examples: Examples, columns: number, classes: number): Learned {
  const { labels, dangers, indices } = examples
  const learner = createLearner(columns, classes)
  const { answers, danger } = learner
  const order = indices.slice()
  const random = seededRandom(SEED)
  const kept = emptyVector(longestOf(examples))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rateShare = 1 - (RATE_DECAY * epoch) / EPOCHS
    if (epoch === EPOCHS - 1) learner.markAverage()
    for (const example of order) {
      dropOut(examples, example, kept, random)
      learner.sum(kept)

      softmax(answers.slopes)
      for (let k = 0; k < classes; k += 1) answers.slopes[k]! -= LABEL_SMOOTHING / classes
      answers.slopes[labels[example]!]! -= 1 - LABEL_SMOOTHING
      learner.descend(answers, kept, LEARNING_RATE * rateShare)

      const target = dangers[example] === 1 ? 1 - LABEL_SMOOTHING / 2 : LABEL_SMOOTHING / 2
      danger.slopes[0] = logistic(danger.slopes[0]!) - target
      learner.descend(danger, kept, DANGER_RATE * rateShare)
    }
  }
  return { answers: learner.average(answers), danger: learner.average(danger) }
}

function longestOf({ ends }: Examples): number {
  return ends.reduce((most, end, i) => Math.max(most, end - (ends[i - 1] ?? 0)), 0)
}

/** The first `count` items are the kept columns of a vector; `UNROLLED` items of 0 follow, which add nothing. */
interface Kept {
  readonly columns: Int32Array
  readonly values: Float64Array
  count: number
}

/** How many weights are in 64 bytes. */
const CACHE_LINE = 16

/** So many columns are added at a time, so that each sum is loaded and stored once for all of them. */
const UNROLLED = 4

function emptyVector(longest: number): Kept {
  const length = longest + UNROLLED
  return { columns: new Int32Array(length), values: new Float64Array(length), count: 0 }
}

/** Draws which columns of an example's vector are kept, and raises their values to make up for the others. */
function dropOut(
  { columns, values, ends }: Examples,
  example: number,
  kept: Kept,
  random: () => number,
): void {
  const from = example === 0 ? 0 : ends[example - 1]!
  const end = ends[example]!
  const share = Math.min(KEEP_SHARE, MEAN_KEPT / (end - from))
  const raise = 1 / share
  let count = 0
  for (let i = from; i < end; i += 1) {
    kept.columns[count] = columns[i]!
    kept.values[count] = values[i]! * raise
    count += random() < share ? 1 : 0
  }
  kept.columns.fill(0, count, count + UNROLLED)
  kept.values.fill(0, count, count + UNROLLED)
  kept.count = count
}

/** One of the two models that are learned together. */
interface Head {
  /** Where its weights begin in a column's row. */
  readonly from: number
  /** Where a row has the sum of its squared gradients, for AdaGrad. */
  readonly squareAt: number
  /** The logits of its classes for the present example, then in their place the gradients of the loss. */
  readonly slopes: Float64Array
}

/**
 * Both models while they are learned. All numbers of a column stand in one row, which begins with a line of the
 * processor's cache: fetching rows takes longer than the arithmetic.
 */
function createLearner(columns: number, classes: number) {
  const outputs = classes + 1
  const width = Math.ceil((outputs + 2) / CACHE_LINE) * CACHE_LINE
  const weights = new Float32Array(columns * width)
  const biases = new Float32Array(outputs)
  const slopes = new Float64Array(outputs)
  const updated = new Int32Array(outputs)
  const answers: Head = { from: 0, squareAt: outputs, slopes: slopes.subarray(0, classes) }
  const danger: Head = { from: classes, squareAt: outputs + 1, slopes: slopes.subarray(classes) }
  for (const { squareAt } of [answers, danger])
    for (let at = squareAt; at < weights.length; at += width) weights[at] = FIRST_SQUARE
  let weightsBefore = weights
  let biasesBefore = biases

  /** Puts the logits of all classes of both models into `slopes`. */
  function sum({ columns: own, values, count }: Kept): void {
    slopes.set(biases)
    for (let i = 0; i < count; i += UNROLLED) {
      const rowA = own[i]! * width
      const rowB = own[i + 1]! * width
      const rowC = own[i + 2]! * width
      const rowD = own[i + 3]! * width
      const a = values[i]!
      const b = values[i + 1]!
      const c = values[i + 2]!
      const d = values[i + 3]!
      for (let k = 0; k < outputs; k += 1)
        slopes[k] =
          slopes[k]! +
          weights[rowA + k]! * a +
          weights[rowB + k]! * b +
          weights[rowC + k]! * c +
          weights[rowD + k]! * d
    }
  }

  /** One step against the gradient of the loss: by how much each class's probability is too large. */
  function descend(head: Head, { columns: own, values, count }: Kept, rate: number): void {
    const { from, squareAt } = head
    const end = from + head.slopes.length
    let updatedCount = 0
    let square = 0
    for (let k = from; k < end; k += 1) {
      const slope = slopes[k]!
      if (Math.abs(slope) < MIN_GRADIENT) continue
      updated[updatedCount++] = k
      square += slope * slope
      biases[k]! -= BIAS_RATE * rate * slope
    }
    if (updatedCount === 0) return
    for (let i = 0; i < count; i += 1) {
      const row = own[i]! * width
      const value = values[i]!
      weights[row + squareAt]! += value * value * square
      const step = rate / Math.sqrt(weights[row + squareAt]!)
      const shrink = 1 - step * WEIGHT_DECAY
      for (let t = 0; t < updatedCount; t += 1) {
        const k = updated[t]!
        weights[row + k] = weights[row + k]! * shrink - step * value * slopes[k]!
      }
    }
  }

  /** Remembers the present weights as the other half of the average. */
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

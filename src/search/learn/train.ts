/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4) of what answers a text, and beside it logistic regression of whether it speaks of danger, fitted by
 * stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011), one for each column. The
 * same examples give the same bytes: their order comes from a seeded generator.
 */
import { logistic, softmax } from '../model/probability.ts'
import { createKernel, type Kernel } from './kernel.ts'
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

/** A linear model: for each column a row of weights, one a class and one for danger. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/**
 * Fits both models. The weights after the last two epochs are averaged, which is as good as another epoch (Polyak and
 * Juditsky, Acceleration of Stochastic Approximation by Averaging, 1992).
 *
 * @param examples In any order; the same order gives the same models.
 * @param columns How many columns their vectors have.
 * @param classes How many classes there are.
 */
export function train(examples: Examples, columns: number, classes: number): LinearModel {
  const { labels, dangers, indices } = examples
  const kernel = createKernel(
    { columns, classes, longest: longestOf(examples) },
    { firstSquare: FIRST_SQUARE, decay: WEIGHT_DECAY },
  )
  const { logits } = kernel
  const slopes = logits.subarray(0, classes)
  const biases = new Float32Array(classes + 1)
  const last: Weights = { rows: kernel.rows, biases }
  let beforeLast = last
  const order = indices.slice()
  const random = seededRandom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rate = LEARNING_RATE * (1 - (RATE_DECAY * epoch) / EPOCHS)
    const dangerRate = DANGER_RATE * (1 - (RATE_DECAY * epoch) / EPOCHS)
    if (epoch === EPOCHS - 1) beforeLast = { rows: kernel.rows.slice(), biases: biases.slice() }
    for (const example of order) {
      const count = dropOut(examples, example, kernel, random)
      logits.fill(0).set(biases)
      kernel.sum(count)

      const target = dangers[example] === 1 ? 1 - LABEL_SMOOTHING / 2 : LABEL_SMOOTHING / 2
      const dangerSlope = logistic(logits[classes]!) - target
      logits.fill(0, classes)
      softmax(slopes)
      slopes[labels[example]!]! -= 1 - LABEL_SMOOTHING
      let square = 0
      for (let k = 0; k < classes; k += 1) {
        const slope = slopes[k]! - LABEL_SMOOTHING / classes
        slopes[k] = slope
        square += slope * slope
        biases[k]! -= BIAS_RATE * rate * slope
      }
      biases[classes]! -= BIAS_RATE * dangerRate * dangerSlope
      kernel.descend(count, square, rate, dangerSlope, dangerRate)
    }
  }
  return average(beforeLast, last, kernel.width)
}

/** The rows of a kernel and the bias of each class and of danger. */
interface Weights {
  readonly rows: Float32Array
  readonly biases: Float32Array
}

/** The mean of two models' weights, which stand first in each row of the given width. */
function average(a: Weights, b: Weights, width: number): LinearModel {
  const columns = a.rows.length / width
  const { length } = a.biases
  const weights = new Float32Array(columns * length)
  for (let column = 0; column < columns; column += 1)
    for (let k = 0; k < length; k += 1) {
      const at = column * width + k
      weights[column * length + k] = (a.rows[at]! + b.rows[at]!) / 2
    }
  return { weights, biases: a.biases.map((bias, k) => (bias + b.biases[k]!) / 2) }
}

function longestOf({ ends }: Examples): number {
  return ends.reduce((most, end, i) => Math.max(most, end - (ends[i - 1] ?? 0)), 0)
}

/**
 * Draws which columns of an example's vector are kept, and raises their values to make up for the others. Writes them
 * into the kernel, and returns how many they are.
 */
function dropOut(
  { columns, values, ends }: Examples,
  example: number,
  { addresses, values: keptValues, addressOf }: Kernel,
  random: () => number,
): number {
  const from = example === 0 ? 0 : ends[example - 1]!
  const end = ends[example]!
  const share = Math.min(KEEP_SHARE, MEAN_KEPT / (end - from))
  const raise = 1 / share
  let count = 0
  for (let i = from; i < end; i += 1) {
    addresses[count] = addressOf(columns[i]!)
    keptValues[count] = values[i]! * raise
    count += random() < share ? 1 : 0
  }
  return count
}

/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4) of what answers a text, and beside it logistic regression of whether it speaks of danger, fitted by
 * stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011), one for each column. The
 * same examples give the same bytes: an example's place in a pass, and what is left out of it, follow from its own key,
 * so that one more example changes little else.
 */
import { logistic, softmax } from '../model/probability.ts'
import { createKernel, type Kernel } from './kernel.ts'
import { drawOf } from './random.ts'

/** These were chosen by leaving out one hand after the other: `npm run eval`. */
const ORDERS = 3
const EPOCHS = 3
/** After how many of an order's last epochs its weights are averaged. */
const AVERAGED = 2
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
const SEED = 1

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
  /** A number that depends on each example's own text and label alone. */
  readonly keys: Uint32Array
  /** How often each comes in one pass. */
  readonly repeats: Uint8Array
}

/** A linear model: for each column a row of weights, one a class and one for danger. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/**
 * Fits both models: several times over, each in an order of its own, and averages the weights after the last two passes
 * of each (Polyak and Juditsky, Acceleration of Stochastic Approximation by Averaging, 1992). What one order happens to
 * learn from chance, the others do not.
 *
 * @param examples At most 2 million.
 * @param columns How many columns their vectors have.
 * @param classes How many classes there are.
 */
export function train(examples: Examples, columns: number, classes: number): LinearModel {
  const longest = longestOf(examples)
  const mean = {
    weights: new Float32Array(columns * (classes + 1)),
    biases: new Float32Array(classes + 1),
  }
  for (let order = 0; order < ORDERS; order += 1) {
    const kernel = createKernel(
      { columns, classes, longest },
      { firstSquare: FIRST_SQUARE, decay: WEIGHT_DECAY },
    )
    const biases = new Float32Array(classes + 1)
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      pass(examples, { order, epoch }, kernel, biases)
      if (epoch >= EPOCHS - AVERAGED) add(mean, kernel, biases, 1 / (ORDERS * AVERAGED))
    }
  }
  return mean
}

/** Which pass over the examples. */
interface Pass {
  readonly order: number
  readonly epoch: number
}

/** Learns once from each example, as often as it is repeated. */
function pass(examples: Examples, which: Pass, kernel: Kernel, biases: Float32Array): void {
  const { labels, dangers } = examples
  const classes = biases.length - 1
  const { logits } = kernel
  const slopes = logits.subarray(0, classes)
  const share = 1 - (RATE_DECAY * which.epoch) / EPOCHS
  const [rate, dangerRate] = [LEARNING_RATE * share, DANGER_RATE * share]
  for (const drawn of sequenceOf(examples, which)) {
    const example = drawn % PLACES
    const count = dropOut(examples, example, kernel, Math.floor(drawn / PLACES))
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

/** Adds a share of what a kernel holds, and of the bias of each class and of danger. */
function add(sum: LinearModel, { rows, width }: Kernel, biases: Float32Array, share: number): void {
  const { length } = biases
  for (let from = 0, at = 0; from < rows.length; from += width)
    for (let k = 0; k < length; k += 1, at += 1) sum.weights[at]! += rows[from + k]! * share
  for (let k = 0; k < length; k += 1) sum.biases[k]! += biases[k]! * share
}

function longestOf({ ends }: Examples): number {
  return ends.reduce((most, end, i) => Math.max(most, end - (ends[i - 1] ?? 0)), 0)
}

/** More than there are examples: a draw and an example's index fit together into one number. */
const PLACES = 2 ** 21

/** The examples of a pass: for each time that one comes, its draw times `PLACES` and its index, sorted. */
function sequenceOf({ keys, repeats }: Examples, { order, epoch }: Pass): Float64Array {
  const sequence = new Float64Array(repeats.reduce((sum, times) => sum + times, 0))
  const first = ((SEED * ORDERS + order) * EPOCHS + epoch) * 2 ** 8
  for (let example = 0, at = 0; example < keys.length; example += 1)
    for (let time = 0; time < repeats[example]!; time += 1, at += 1)
      sequence[at] = drawOf(keys[example]!, first + time) * PLACES + example
  return sequence.sort()
}

/**
 * Draws which columns of an example's vector are kept, and raises their values to make up for the others. Writes them
 * into the kernel, and returns how many they are.
 */
function dropOut(
  { columns, values, ends }: Examples,
  example: number,
  { addresses, values: keptValues, addressOf }: Kernel,
  draw: number,
): number {
  const from = example === 0 ? 0 : ends[example - 1]!
  const end = ends[example]!
  const share = Math.min(KEEP_SHARE, MEAN_KEPT / (end - from))
  const raise = 1 / share
  const limit = share * 2 ** 32
  let count = 0
  for (let i = from; i < end; i += 1) {
    const column = columns[i]!
    addresses[count] = addressOf(column)
    keptValues[count] = values[i]! * raise
    count += drawOf(draw, column) < limit ? 1 : 0
  }
  return count
}

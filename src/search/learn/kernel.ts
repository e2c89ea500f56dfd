/** The weights while they are learned, and the loops over them, which are in `kernel.wat`. */
import { readFileSync } from 'node:fs'

/** Memory that JavaScript and the loops share. The memory of others stays as it is. */
export interface Kernel {
  /** For each kept column of a text: the address of its row, and its value. */
  readonly addresses: Int32Array
  readonly values: Float32Array
  /** A number for each class, then one for danger, then zeros up to the length of a row. */
  readonly logits: Float32Array
  /** The rows of all columns, one after the other. */
  readonly rows: Float32Array
  /** How many numbers a row has. */
  readonly width: number
  /** The address of the row of a column. */
  readonly addressOf: (column: number) => number
  /** Adds the rows of the first `count` columns, each times its value, to the logits. */
  readonly sum: (count: number) => void
  /**
   * One step of the rows of the first `count` columns against the gradient of the loss.
   *
   * @param square The sum of the squares of all slopes but that of danger.
   */
  readonly descend: (
    count: number,
    square: number,
    rate: number,
    dangerSlope: number,
    dangerRate: number,
  ) => void
}

const CODE = new URL('kernel.wasm', import.meta.url)

/** The processor fetches 64 bytes at a time: rows begin where such a line begins, and so do all parts of the memory. */
const LINE = 64
const PAGE = 2 ** 16
const NUMBER = 4

const inLines = (numbers: number) => Math.ceil((numbers * NUMBER) / LINE) * LINE

/**
 * Makes a kernel. A column's row has a weight for each class, that of danger, and the sums of squared gradients of
 * both, for AdaGrad: all that a text needs of a column stands together, since fetching takes longer than arithmetic.
 *
 * @param longest How many columns a text may have.
 * @param firstSquare What the sums of squared gradients begin with.
 * @param decay The share of a weight that is lost with a step.
 */
export function createKernel(
  { columns, classes, longest }: { columns: number; classes: number; longest: number },
  { firstSquare, decay }: { firstSquare: number; decay: number },
): Kernel {
  const rowBytes = inLines(classes + 3)
  const decayAt = rowBytes
  const addressesAt = decayAt + rowBytes
  const valuesAt = addressesAt + inLines(longest)
  const rowsAt = valuesAt + inLines(longest)
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((rowsAt + columns * rowBytes) / PAGE),
  })
  const numbers = (at: number, length: number) => new Float32Array(memory.buffer, at, length)
  const width = rowBytes / NUMBER
  const rows = numbers(rowsAt, columns * width)
  for (let row = 0; row < rows.length; row += width)
    rows.fill(firstSquare, row + classes + 1, row + classes + 3)
  numbers(decayAt, classes).fill(decay)
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(CODE)), {
    layout: {
      memory,
      addresses: addressesAt,
      values: valuesAt,
      logits: 0,
      decay: decayAt,
      rowBytes,
      dangerAt: classes * NUMBER,
    },
  })
  const { sum, descend } = exports as unknown as Pick<Kernel, 'sum' | 'descend'>
  return {
    addresses: new Int32Array(memory.buffer, addressesAt, longest),
    values: numbers(valuesAt, longest),
    logits: numbers(0, width),
    rows,
    width,
    addressOf: (column) => rowsAt + column * rowBytes,
    sum: (count) => count > 0 && sum(count * NUMBER),
    descend: (count, ...slopes) => count > 0 && descend(count * NUMBER, ...slopes),
  }
}

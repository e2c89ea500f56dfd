import { readFileSync } from 'node:fs'
import wabt from 'wabt'
import { expect, test } from 'vitest'
import { createKernel } from './kernel.ts'

const [classes, columns, longest] = [5, 7, 4]
const [firstSquare, decay] = [1, 0.01]

test('kernel.wasm is what kernel.wat says', async () => {
  const code = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8')
  const { buffer } = (await wabt()).parseWat('kernel.wat', code, { simd: true }).toBinary({})
  const kept = readFileSync(new URL('kernel.wasm', import.meta.url))
  expect(kept.equals(buffer)).toBe(true)
})

test('sums and descends as the formulas say, for classes and for danger', () => {
  const kernel = createKernel({ columns, classes, longest }, { firstSquare, decay })
  const { rows, width, logits } = kernel
  const text = [
    { column: 2, value: 0.5 },
    { column: 6, value: -1.5 },
    { column: 0, value: 2 },
  ]
  const weightAt = (column: number, k: number) => rows[column * width + k]!
  for (let column = 0; column < columns; column += 1)
    for (let k = 0; k <= classes; k += 1) rows[column * width + k] = column - k / 4
  const before = rows.slice()
  for (const [i, { column, value }] of text.entries()) {
    kernel.addresses[i] = kernel.addressOf(column)
    kernel.values[i] = value
  }

  logits.fill(0)
  logits[1] = 10
  kernel.sum(text.length)
  for (let k = 0; k <= classes; k += 1) {
    const sum = text.reduce((sum, { column, value }) => sum + value * weightAt(column, k), 0)
    expect(logits[k]).toBeCloseTo(sum + (k === 1 ? 10 : 0), 5)
  }

  const slopes = [0.3, -0.1, 0, 0.25, -0.45]
  const [square, rate, dangerSlope, dangerRate] = [0.37, 3, -0.8, 6]
  logits.fill(0).set(slopes)
  kernel.descend(text.length, square, rate, dangerSlope, dangerRate)
  const moved = text.map(({ column }) => column)
  for (let column = 0; column < columns; column += 1) {
    const value = text.find((kept) => kept.column === column)?.value ?? 0
    const [old, now] = [before, rows].map((all) =>
      all.subarray(column * width, column * width + width),
    )
    if (!moved.includes(column)) {
      expect(now).toEqual(old)
      continue
    }
    const step = rate / Math.sqrt(firstSquare + value ** 2 * square)
    for (const [k, slope] of slopes.entries())
      expect(now![k]).toBeCloseTo(old![k]! - step * (decay * old![k]! + value * slope), 5)
    const dangerStep = dangerRate / Math.sqrt(firstSquare + value ** 2 * dangerSlope ** 2)
    const danger = old![classes]!
    expect(now![classes]).toBeCloseTo(
      danger - dangerStep * (decay * danger + value * dangerSlope),
      5,
    )
  }
})

test('leaves everything as it is where nothing of a text is kept', () => {
  const kernel = createKernel({ columns, classes, longest }, { firstSquare, decay })
  const before = kernel.rows.slice()
  kernel.logits[0] = 3
  kernel.sum(0)
  kernel.descend(0, 1, 1, 1, 1)
  expect(kernel.logits[0]).toBe(3)
  expect(kernel.rows).toEqual(before)
})

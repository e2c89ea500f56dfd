import { expect, it } from 'vitest'
import type { Limiter } from '../api/rate-limit.ts'
import { Metrics } from './metrics.ts'

const ENTRY = {} as never

it('counts by day what questions got, and lets go of what is long ago', async () => {
  const metrics = new Metrics({ size: 0 } as Limiter)
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
  metrics.question({ entries: [ENTRY], danger: 'none' }, at(1))
  metrics.question({ entries: [], danger: 'possible' }, at(1))
  metrics.question({ entries: [ENTRY], danger: 'acute' }, at(2))
  const told = async () => {
    const lines = (await metrics.collect()).matchAll(
      /^questions_total\{day="2026-11-(\d\d)",outcome="(\w+)",.*\} (\d+)$/gm,
    )
    return Array.from(lines, ([, day, outcome, count]) => `${day} ${outcome} ${count}`)
  }
  expect(await told()).toEqual([
    '01 asked 2',
    '01 nothing_found 1',
    '01 possible_danger 1',
    '01 acute_danger 0',
    '02 asked 1',
    '02 nothing_found 0',
    '02 possible_danger 0',
    '02 acute_danger 1',
  ])
  for (let day = 3; day <= 9; day++) metrics.question({ entries: [], danger: 'none' }, at(day))
  expect((await told())[0]).toBe('02 asked 1')
})

import { expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

it('asks once for each header, also when the answer is nothing', () => {
  const negotiate = vi.fn((header: string) => (header === 'none' ? undefined : header.length))
  const remembered = remember(negotiate)
  expect([remembered('br'), remembered('br'), remembered('none'), remembered('none')]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ])
  expect(negotiate).toHaveBeenCalledTimes(2)
})

it('answers, but remembers no more, when there are too many headers', () => {
  const negotiate = vi.fn((header: string) => header)
  const remembered = remember(negotiate)
  for (let i = 0; i < 300; i += 1) remembered(String(i))
  negotiate.mockClear()
  expect(remembered('0')).toBe('0')
  expect(remembered('299')).toBe('299')
  expect(negotiate).toHaveBeenCalledTimes(1)
})

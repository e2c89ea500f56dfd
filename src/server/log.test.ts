import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('logs that are made again and again leave no listeners behind', () => {
  const listeners = () => process.listenerCount('exit')
  const before = listeners()
  for (let reload = 0; reload < 3; reload++) createLog('error')
  expect(listeners()).toBe(before)
})

import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { lineNumbered } from './helplines.ts'

const { helplines } = (await content()).catalogue

it.each([
  ['1202', 'rape-crisis-women'],
  ['קו סיוע 1202', 'rape-crisis-women'],
  ['1 800 363 363', 'natal'],
  ['לא ישנתי 100 ימים', undefined],
])('takes a number for that of a helpline only among few words: %s', (text, id) => {
  expect(lineNumbered(helplines, text.split(' '))?.id).toBe(id)
})

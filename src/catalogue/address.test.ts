import { expect, it } from 'vitest'
import { englishFacts } from '../core/english-facts.ts'
import { practiceNode } from '../core/json-ld.ts'
import { getPracticeInfoTool } from '../mcp/tools/get-practice-info.ts'
import { validate } from './validate.ts'
import { Practice } from '../schemas/practice.ts'
import { buildCatalogue } from './build.ts'
import { readContent } from './read-content.ts'

const { content: raw } = await readContent('.')
if (!raw) throw new Error('The content is not sound.')

const { geo: _place, postalCode: _code, ...address } = raw.practice.address

it('an address needs no postal code and no place on the map', () => {
  const { placeholders: _marks, ...practice } = raw.practice
  expect(validate(Practice, { ...practice, address }).problems).toEqual([])
})

it.each([
  ['has', { ...raw.practice.address, postalCode: '3463400' }],
  ['has not', address],
])('what an address %s is everywhere or nowhere', (has, given) => {
  const practice = { ...raw.practice, address: given }
  const catalogue = buildCatalogue({ ...raw, practice }, 'https://practice.example')
  const { profile, channels } = catalogue
  const tool = getPracticeInfoTool({ profile: () => profile }, channels).call({})
  const said = [
    JSON.stringify(profile),
    JSON.stringify(practiceNode(catalogue)),
    englishFacts(catalogue).join('\n'),
    JSON.stringify(tool),
  ]
  for (const text of said) {
    expect(text.includes('3463400')).toBe(has === 'has')
    expect(text).not.toMatch(/undefined|  /)
  }
  for (const text of said.slice(0, 2)) expect(text.includes('"latitude":32.08')).toBe(has === 'has')
})

import { expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { CompiledLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { buildIndex, conceptTerm } from './postings.ts'

const passages = passagesOf(documents)
const index = buildIndex(passages, new CompiledLexicon(lexicon))
const textsOf = (term: string) =>
  Array.from(index.posting(term)?.passages ?? [], (id) => passages[id]!.text)

test('a word is found where it stands', () => {
  expect(textsOf('מחירונ')).toEqual(['מחירון'])
})

test('the view of a word is found wherever one of its words stands', () => {
  const texts = textsOf('פסיכולוג')
  expect(texts).toContain('מה ההבדל בין עו״ס לפסיכולוג?')
  expect(texts).toContain('עובדת סוציאלית ופסיכולוג לומדים מקצועות שונים.')
})

test('a concept stands once in a passage, however often it is named', () => {
  const [posting] = [index.posting(conceptTerm('fee', false))]
  expect(Array.from(posting?.counts ?? [])).toEqual(Array.from(posting?.counts ?? [], () => 1))
  expect(posting?.documents).toBe(1)
})

test('postings are in ascending order, which ranking relies on', () => {
  const places = Array.from(index.posting('$פגיש')?.passages ?? [])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('what no text has is undefined', () => {
  expect(index.posting('אינקה')).toBeUndefined()
})

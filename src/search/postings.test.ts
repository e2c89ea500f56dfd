import { expect, test } from 'vitest'
import { compileSearch } from './compile.ts'
import { documents, lexicon } from './fixtures.ts'
import { conceptTerm, postingOf } from './postings.ts'

const { index, passages } = compileSearch(documents, lexicon)
function occurrences(term: string) {
  const { start, end } = postingOf(index, term)!
  return {
    places: [...index.places.slice(start, end)],
    counts: [...index.counts.slice(start, end)],
  }
}
const textsOf = (term: string) => occurrences(term).places.map((id) => passages[id]!.text)

test('a word is found where it stands', () => {
  expect(textsOf('מחירונ')).toEqual(['מחירון'])
})

test('the view of a word is found wherever one of its words stands', () => {
  const texts = textsOf('פסיכולוג')
  expect(texts).toContain('מה ההבדל בין עו״ס לפסיכולוג?')
  expect(texts).toContain('עובדת סוציאלית ופסיכולוג לומדים מקצועות שונים.')
})

test('a concept stands once in a passage, however often it is named', () => {
  const term = conceptTerm('fee', false)
  const { counts } = occurrences(term)
  expect(counts.length).toBeGreaterThan(1)
  expect(new Set(counts)).toEqual(new Set([1]))
  expect(postingOf(index, term)?.documents).toBe(1)
})

test('postings are in ascending order, which ranking relies on', () => {
  const { places } = occurrences('$פגיש')
  expect(places.length).toBeGreaterThan(1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('what no text has is undefined', () => {
  expect(index.terms.has('אינקה')).toBe(false)
})

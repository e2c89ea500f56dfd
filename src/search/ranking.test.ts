import { expect, test } from 'vitest'
import { lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createSearch } from './index.ts'

const entry = (id: string, title: string, aliases: string[] = [], body = '') => ({
  id,
  title,
  aliases,
  body,
})
const ranked = (query: string, ...documents: ReturnType<typeof entry>[]) =>
  createSearch(compileSearch(documents, lexicon)).explain(query).candidates

test('an entry about a word precedes one that only mentions it', () => {
  const about = entry('about', 'נדנדה', ['נדנדה בחצר', 'איזו נדנדה', 'נדנדה כחולה'])
  const mentions = entry('mentions', 'גינה', ['נדנדה', 'שביל אבן', 'ספסל עץ', 'עצי פרי'])
  expect(ranked('נדנדה', mentions, about)[0]?.id).toBe('about')
})

test('the rarer word decides', () => {
  const others = ['א', 'ב', 'ג', 'ד'].map((letter) =>
    entry(letter.repeat(4), `כלים ${letter.repeat(4)}`),
  )
  const [first] = ranked('כלים מיוחדים', ...others, entry('rare', 'דברים מיוחדים'))
  expect(first?.id).toBe('rare')
})

test('a word counts by its best view, not by the sum of them', () => {
  const [one] = ranked('פגישה', entry('x', 'פגישה'))
  expect(one?.coverage).toBeLessThanOrEqual(1)
})

test('of two entries with the same words the closer wording comes first', () => {
  const close = entry('close', 'מעבר דירה')
  const loose = entry('loose', 'מעבר של ארגזים כבדים מאוד אל דירה חדשה בקומה גבוהה')
  expect(ranked('מעבר דירה', loose, close)[0]?.id).toBe('close')
})

test('sparing work changes no answer', () => {
  const documents = Array.from({ length: 40 }, (_, i) =>
    entry(`e${String(i)}`, `נושא מספר ${String(i % 7)} ועוד ${String(i % 3)}`),
  )
  const search = createSearch(compileSearch(documents, lexicon))
  const { candidates, cutOff } = search.explain('נושא 3 ועוד 1')
  const found = candidates.filter(({ relevance }) => relevance >= cutOff).map(({ id }) => id)
  expect(
    search
      .search('נושא 3 ועוד 1')
      .hits.map(({ id }) => id)
      .slice(0, 10),
  ).toEqual(found)
})

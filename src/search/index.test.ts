import { describe, expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createSearch, CUT_OFF } from './index.ts'

const search = createSearch(compileSearch(documents, lexicon))
const first = (query: string) => search.search(query).hits[0]?.id

describe('finds the right entry', () => {
  test.each([
    ['as it is asked', 'כמה עולה פגישה', 'session-fee'],
    ['with particles on every word', 'וכשהפגישה, שבמחירה', 'session-fee'],
    ['with niqqud', 'סִימָנִים שֶׁל דִּיכָּאוֹן', 'depression-signs'],
    ['with bidi controls', '\u202Bדיכאון\u202C', 'depression-signs'],
    ['without vav and yod', 'סמנים של דכאון', 'depression-signs'],
    ['with a typo', 'סימנים של דיכעון', 'depression-signs'],
    ['with two letters swapped', 'דכיאון', 'depression-signs'],
    ['on the wrong keyboard', 'shftui', 'depression-signs'],
    ['with gershayim', 'עו״ס', 'social-worker'],
    ['with ASCII gershayim', 'עו"ס', 'social-worker'],
    ['without gershayim', 'עוס', 'social-worker'],
    ['inflected', 'הפסיכולוגים', 'social-worker'],
    ['in English, by concept', 'price', 'session-fee'],
    ['in English, by another word for it', 'insomnia', 'sleep-problems'],
    ['in English, stemmed', 'sleeping', 'sleep-problems'],
  ])('%s', (_how, query, id) => {
    expect(first(query)).toBe(id)
  })
})

describe('is silent', () => {
  test.each([
    ['about something else', 'מתכון לעוגת שוקולד'],
    ['where only a part is familiar', 'כמה עולה פיצה משפחתית ברכבת לחיפה'],
    ['about stop words', 'מה של את'],
    ['about nothing', ''],
    ['about punctuation', '?!.,;"׳״'],
  ])('%s', (_what, query) => {
    expect(search.search(query).hits).toEqual([])
  })
})

describe('distress', () => {
  test('comes first, whatever else matches', () => {
    const { hits, isDistress } = search.search('לא נרדם, רוצה למות')
    expect(hits[0]).toEqual({ id: 'emergency', score: 100 })
    expect(hits.filter(({ id }) => id === 'emergency')).toHaveLength(1)
    expect(isDistress).toBe(true)
  })

  test('comes alone where nothing else matches', () => {
    expect(search.search('I want to die').hits).toEqual([{ id: 'emergency', score: 100 }])
  })

  test('is found through a word that was said before', () => {
    expect(first('i want it all, i want to die')).toBe('emergency')
  })

  test('does nothing where the entry does not exist', () => {
    expect(
      createSearch(compileSearch(documents.slice(0, 2), lexicon)).search('I want to die').hits,
    ).toEqual([])
  })
})

test('an exact wording scores higher than a part of it, on one scale', () => {
  const score = (query: string) => search.search(query).hits[0]?.score ?? 0
  expect(score('סימנים של דיכאון')).toBeGreaterThan(score('דיכאון בחורף'))
  expect(score('סימנים של דיכאון')).toBeLessThanOrEqual(100)
})

test('ties are broken by id', () => {
  const twin = (id: string) => ({ id, title: 'אותו דבר בדיוק', body: '', aliases: [] })
  const twins = createSearch(compileSearch([twin('b'), twin('a'), twin('c')], lexicon))
  expect(twins.search('אותו דבר').hits.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('aliases are values of their own: another one does not dilute a match', () => {
  const entry = { id: 'x', title: 'שאלה', body: '', aliases: ['נגישות לכיסא גלגלים'] }
  const diluted = { ...entry, aliases: [...entry.aliases, 'הסבר ארוך על דברים אחרים לגמרי'] }
  const fit = (document: typeof entry) =>
    createSearch(compileSearch([document], lexicon)).explain('נגישות לכיסא גלגלים').candidates[0]
      ?.fit
  expect(fit(diluted)).toBe(fit(entry))
})

test('explains what it did', () => {
  const explanation = search.explain('כמה עולה פגישה')
  expect(explanation.cutOff).toBe(CUT_OFF)
  expect(explanation.slots[0]?.whole[0]?.term).toBe('@fee')
  expect(explanation.candidates[0]).toMatchObject({ id: 'session-fee' })
})

test('an empty list of entries answers nothing', () => {
  expect(createSearch(compileSearch([], lexicon)).search('כמה עולה').hits).toEqual([])
})

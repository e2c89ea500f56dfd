import { expect, test } from 'vitest'
import { growthOf } from '../../core/testing/growth.ts'
import { normalise } from './normalise.ts'

test.each([
  ['niqqud', 'שָׁלוֹם', 'שלומ'],
  ['cantillation', 'בְּרֵאשִׁ֖ית', 'בראשית'],
  ['presentation forms', '\uFB2A\uFB4B\uFB21', 'שוא'],
  ['bidi controls', '\u200Fטי\u202Bפול\u202C\u2067\u2069', 'טיפול'],
  ['zero-width characters', 'טי\u200Bפו\uFEFFל', 'טיפול'],
  ['maqaf', 'אי־שקט', 'אי שקט'],
  ['final letters', 'ךםןףץ', 'כמנפצ'],
  ['Arabic letters that are confused at the end', 'رسالة إلى', 'رساله الي'],
  ['the tatweel', 'مـــوت', 'موت'],
  ['gershayim', 'עו״ס', 'עוס'],
  ['gershayim as ASCII', 'עו"ס', 'עוס'],
  ['gershayim as curly quotes', 'עו”ס', 'עוס'],
  ['gershayim as two geresh', "עו''ס", 'עוס'],
  ['geresh', 'צ׳ק', 'צק'],
  ['geresh as ASCII', "צ'ק", 'צק'],
  ['geresh as an acute accent', 'צ´ק', 'צק'],
  ['a particle before a quoted word', 'ב"הארץ"', 'ב הארצ"'],
  ['an acronym with a particle', 'בצה"ל', 'בצהל'],
  ['Latin accents and case', 'Café', 'cafe'],
  ['apostrophes in English', "don’t can't", 'dont cant'],
  ['full-width letters', 'ＣＢＴ', 'cbt'],
  ['letters drawn out', 'דייייי sooooo', 'די so'],
])('%s', (_what, text, expected) => {
  expect(normalise(text)).toBe(expected)
})

test('leaves other punctuation for the tokeniser', () => {
  expect(normalise('מה? "כן".')).toBe('מה? "כנ".')
})

test('survives lone surrogates', () => {
  expect(() => normalise('\ud800א\udc00')).not.toThrow()
})

test('costs little for a run of marks, which have an order', () => {
  expect(growthOf((size) => normalise('\u0F73'.repeat(size / 8)))).toBeLessThan(90)
})

import { markdownToHtml } from 'satteri'
import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { buildCatalogue } from './build.ts'
import { plainAnswer } from './plain-answer.ts'
import { readContent } from './read-content.ts'

it.each([
  ['a list', 'כך:\n\n- א\n- ב\n\nזהו.', 'כך: א ב זהו.'],
  ['steps', 'כך:\n1. א\n2. ב', 'כך: א ב'],
  ['steps with gaps', '1. א\n\n2. ב', 'א ב'],
  ['a year in a paragraph', 'מחירים עלו בשנת\n2026. היתה שנה', 'מחירים עלו בשנת 2026. היתה שנה'],
  ['a year at the beginning', '1986. היתה שנה\nטובה', '1986. היתה שנה טובה'],
  ['years', '1986. א\n1987. ב', '1986. א 1987. ב'],
  ['a number in a list of years', '5. - א\n   - ב\n6. ג', '5. א ב 6. ג'],
  ['a hyphen in a paragraph', 'עשר\n-5 מעלות', 'עשר -5 מעלות'],
  ['signs of HTML', 'א & ב "ג" &lt;ד> \\*', 'א & ב "ג" <ד> *'],
  ['a line break', 'א  \nב', 'א ב'],
])('the text of %s is what the page shows', (_, markdown, expected) => {
  expect(plainAnswer(markdownToHtml(markdown).html)).toBe(expected)
})

it('content that was only read has the same answers as what is published', async () => {
  const { content: raw } = await readContent('.')
  if (!raw) throw new Error('The content is not sound.')
  const { catalogue } = await content()
  const read = buildCatalogue(raw, catalogue.siteUrl)
  expect(read.faq.map(({ resource }) => resource)).toEqual(
    catalogue.faq.map(({ resource }) => resource),
  )
})

import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { Answer } from '../core/answer.ts'
import type { Service } from '../service.ts'
import { tryQuestions } from './try-questions.ts'

const faq = [
  { id: 'fees', data: {}, resource: { question: 'כמה <עולה>?' } },
  { id: 'emergency', data: { help: true }, resource: { question: 'למי פונים עכשיו?' } },
]
const services = [{ id: 'talks', data: { name: 'שיחות' } }]

/** The page for a question that gets this. */
async function asked(danger: Answer['danger'], language = 'he'): Promise<string> {
  const entries = faq.map((item, i) => ({ kind: 'faq', item, score: 90 - i }))
  const service = {
    catalogue: { faq, services, practice: { language } },
    answers: () => ({ danger, entries }),
  }
  const request = { method: 'GET', url: '/admin/questions?q=%22x%22', headers: {} }
  const { body } = await tryQuestions(
    service as unknown as Service,
    request as unknown as IncomingMessage,
  )
  return String(body)
}

const names = (page: string) =>
  [...page.matchAll(/ value="([a-z]+\/[a-z-]+)"/g)].map(([, name]) => name)

it('shows the entries with their scores, and anything may be the answer', async () => {
  const page = await asked('none')
  expect(page).toContain('value="&#34;x&#34;"')
  expect(page).toContain('כמה &#60;עולה&#62;?</a> <small>התאמה: 90 מתוך 100')
  expect(names(page)).toEqual([
    ...['faq/fees', 'faq/emergency'],
    ...[
      'services/talks',
      'faq/fees',
      'faq/emergency',
      'search/off-topic',
      'search/sounds-like-danger',
    ],
  ])
})

it('teaches nobody in one step that danger is something else', async () => {
  const page = await asked('acute')
  expect(page).toContain('נשמע כמו סכנה: העזרה מופיעה ראשונה')
  expect(names(page)).toEqual(['faq/emergency', 'faq/emergency', 'search/sounds-like-danger'])
})

it.each([
  ['ar', 'rtl', 'يبدو خطرًا'],
  ['ru', 'ltr', 'Похоже на опасность'],
  ['en', 'ltr', 'Sounds like danger'],
])('speaks the language of the site: %s', async (language, direction, said) => {
  const page = await asked('acute', language)
  expect(page).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(page).toContain(said)
  // But for the names of entries, which are the content's.
  const names = faq.map(({ resource }) => resource.question).join('')
  const foreign = [...page.matchAll(/[א-ת]+/gu)].filter(([word]) => !names.includes(word))
  expect(foreign).toEqual([])
})

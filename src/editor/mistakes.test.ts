import { expect, it } from 'vitest'
import { formPath, placeOf } from './mistakes.ts'

const MISTAKE = { line: 1, got: undefined, also: [], expected: '', example: '' }

it.each([
  [
    'content/practice.yaml',
    'contact.phone',
    'פרטי הקליניקה › יצירת קשר ושעות › טלפון',
    '_singletons/entries/practice',
  ],
  ['content/faq/lgbtq.md', 'body', 'שאלות ותשובות › lgbtq › התשובה', 'faq/entries/lgbtq'],
  [
    'content/faq/lgbtq.txt',
    'example',
    'שאלות ותשובות › lgbtq › דוגמה של שאלה',
    'faq-examples/entries/lgbtq',
  ],
  [
    'content/promises.yaml',
    'insurance.where',
    'הבטחות שצריך לאשר › insurance › באילו קבצים זה כתוב',
    '_singletons/entries/promises',
  ],
  [
    'content/pages/emergency.md',
    'situations.child.lines.0',
    'עזרה עכשיו › מה קורה עכשיו › child › למי מתקשרים, הראשון קודם › 0',
    'pages/entries/emergency',
  ],
  ['content/pages/home.md', 'file', 'דף הבית › הקובץ', 'pages/entries/home'],
])('%s: %s is called %s, and edited at %s', (file, field, place, form) => {
  expect(placeOf({ ...MISTAKE, file, field })).toBe(place)
  expect(formPath(file)).toBe(`/admin#/collections/${form}`)
})

it('sends nobody to a form that is none', () => {
  const file = 'content/look/logo.bmp'
  expect(formPath(file)).toBeUndefined()
  expect(placeOf({ ...MISTAKE, file, field: 'file' })).toBe('הקובץ')
})

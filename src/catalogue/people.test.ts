import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { practiceNode } from '../core/json-ld.ts'
import { englishFacts } from '../core/english-facts.ts'
import { pageMarkdown } from '../documents/markdown/page-markdown.ts'
import type { Person } from '../schemas/person.ts'
import { buildCatalogue } from './build.ts'
import { readContent } from './read-content.ts'

const { catalogue } = await content()
const { content: raw } = await readContent('.')
if (!raw) throw new Error('The content is not sound.')

const people: Person[] = [
  {
    id: 'rima',
    name: 'רימא חורי',
    jobTitle: 'קלינאית תקשורת',
    english: { name: 'Rima Khoury', jobTitle: 'speech therapist' },
    languages: ['ar', 'he'],
    credentials: 'MA',
    registration: {
      number: '27-001',
      authority: 'משרד הבריאות',
      url: 'https://register.example',
    },
    gender: 'female',
    portrait: { file: 'look/rima.jpg', alt: 'רימא' },
  },
  {
    id: 'lena',
    name: 'לנה גור',
    jobTitle: 'מזכירה',
    english: { name: 'Lena Gur', jobTitle: 'secretary' },
    languages: ['ru', 'he'],
  },
]
const [rima] = people
const { person: _alone, ...practice } = raw.practice
const other = buildCatalogue(
  { ...raw, practice: { ...practice, people } },
  'https://practice.example',
)

it('a practice that names nobody has no list of people', () => {
  expect(catalogue.profile).not.toHaveProperty('people', expect.anything())
  expect(pageMarkdown(catalogue, '/about')?.markdown).not.toContain('רימא')
})

it('each of several is published with profession, languages and portrait', () => {
  expect(other.profile.people).toEqual([
    {
      id: 'rima',
      name: 'רימא חורי',
      jobTitle: 'קלינאית תקשורת',
      english: { name: 'Rima Khoury', jobTitle: 'speech therapist' },
      languages: ['ar', 'he'],
      credentials: 'MA',
      registration: rima?.registration,
      image: 'https://practice.example/people/rima.webp',
    },
    expect.objectContaining({ id: 'lena', image: undefined }),
  ])
  expect(practiceNode(other)).toMatchObject({
    employee: [
      {
        '@type': 'Person',
        name: 'רימא חורי',
        jobTitle: 'קלינאית תקשורת',
        knowsLanguage: ['ar', 'he'],
        gender: 'https://schema.org/Female',
        image: 'https://practice.example/people/rima.webp',
        hasCredential: { '@type': 'EducationalOccupationalCredential', name: 'MA' },
        identifier: {
          propertyID: 'משרד הבריאות',
          value: '27-001',
          url: 'https://register.example',
        },
      },
      { '@type': 'Person', name: 'לנה גור' },
    ],
  })
  expect(pageMarkdown(other, '/about')?.markdown).toContain(
    '## רימא חורי\n\nקלינאית תקשורת\n\nMA\n\nשפות: ערבית, עברית\n\n[משרד הבריאות](https://register.example): 27-001',
  )
  expect(englishFacts(other).join('\n')).toContain(
    'Who: Rima Khoury (speech therapist; MA; registered under 27-001; Arabic, Hebrew), Lena Gur (secretary; Russian, Hebrew), ',
  )
  expect(other.facts.get('people.rima.name')?.text).toBe('רימא חורי')
  expect(other.facts.get('people.rima.registration.number')).toEqual({ text: '27-001', ltr: true })
})

it('a degree and a registration that somebody does not have are nowhere', () => {
  const [, lena] = other.profile.people ?? []
  expect(lena).toMatchObject({ id: 'lena' })
  expect(JSON.stringify(lena)).not.toMatch(/credentials|registration/)
  expect(JSON.stringify(practiceNode(other)).match(/hasCredential|"identifier"/g)).toHaveLength(2)
  expect(pageMarkdown(other, '/about')?.markdown).toContain(
    '## לנה גור\n\nמזכירה\n\nשפות: רוסית, עברית\n\n',
  )
  expect(other.facts.get('people.lena.registration.number')).toBeUndefined()
})

it('English facts leave out a degree in other letters', () => {
  const hebrew = 'תואר שני בקלינאות תקשורת'
  const own = people.map((person) => ({ ...person, credentials: hebrew }))
  for (const who of [{ credentials: hebrew }, { credentials: hebrew, people: own }]) {
    const facts = englishFacts(
      buildCatalogue({ ...raw, practice: { ...practice, ...who } }, 'https://practice.example'),
    ).find((fact) => fact.startsWith('Who: '))
    expect(facts).not.toMatch(/[\u05d0-\u05ea]|; ;|; \)|; $/)
  }
  expect(englishFacts(catalogue).join('\n')).toContain('(MSW) and therapist; MSW')
})

it('a practice of several need not have a degree and a registration as a whole', () => {
  const { credentials: _degree, registration: _entry, ...facts } = practice
  const several = buildCatalogue(
    { ...raw, practice: { ...facts, people } },
    'https://practice.example',
  )
  expect(several.profile).not.toHaveProperty('credentials', expect.anything())
  expect(englishFacts(several).join('\n')).not.toMatch(/undefined|; $/m)
})

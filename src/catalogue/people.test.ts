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
      },
      { '@type': 'Person', name: 'לנה גור' },
    ],
  })
  expect(pageMarkdown(other, '/about')?.markdown).toContain(
    '## רימא חורי\n\nקלינאית תקשורת\n\nשפות: ערבית, עברית',
  )
  expect(englishFacts(other).join('\n')).toContain(
    'Who: Rima Khoury (speech therapist; Arabic, Hebrew), Lena Gur (secretary; Russian, Hebrew), ',
  )
  expect(other.facts.get('people.rima.name')?.text).toBe('רימא חורי')
})

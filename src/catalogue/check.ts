import { exampleKey } from '../schemas/example.ts'
import { closestNames } from './closest-names.ts'
import { colourProblems } from './colours.ts'
import type { ContentProblem } from './content-error.ts'
import type { Facts } from './facts.ts'
import { fill } from './facts.ts'
import { firstNamed } from './helplines.ts'
import type { RawContent } from './raw.ts'
import { fileOf } from './raw.ts'
import { PATHS, faqPath, servicePath } from './urls.ts'

/** Pages the site is made of; each is a file in content/pages. */
export const PAGES = [
  'home',
  'about',
  'services',
  'faq',
  'booking',
  'emergency',
  'en',
  'accessibility',
  'privacy',
  'developers',
  'reference',
  'connect',
  'not-found',
] as const
export type PageId = (typeof PAGES)[number]

/** The topic whose examples are what danger sounds like. */
const DANGER = 'danger'

/**
 * Checks what concerns several files: references, links, duplicates, tokens.
 *
 * @returns Every mistake found; none when the content is sound.
 */
export function checkContent(content: RawContent, facts: Facts): ContentProblem[] {
  return [
    ...missing(content),
    ...references(content),
    ...situations(content, facts),
    ...duplicates(content),
    ...promises(content),
    ...colourProblems(content.look),
    ...answers(content),
    ...links(content),
    ...tokens(content, facts),
  ]
}

function missing({ pages, faq }: RawContent): ContentProblem[] {
  const absent = PAGES.filter((id) => !pages.some((document) => document.id === id)).map((id) =>
    problem(fileOf('pages', id), 'file', 'nothing', 'this file, which the site needs'),
  )
  // The service itself needs one: people in distress are shown it first, and known by its examples.
  const help = faq.some(({ data }) => data.help && data.topics.includes(DANGER))
    ? []
    : [problem('content/faq', 'help', 'no', `a question with help: true and topics: [${DANGER}]`)]
  const unknownPages = pages
    .filter(({ id }) => !(PAGES as readonly string[]).includes(id))
    .map(({ id }) => problem(fileOf('pages', id), 'file', quote(id), oneOf(PAGES)))
  return [...absent, ...help, ...unknownPages]
}

function references({
  practice,
  site,
  services,
  faq,
  pages,
  helplines,
}: RawContent): ContentProblem[] {
  const faqIds = new Set(faq.map(({ id }) => id))
  const serviceIds = new Set(services.map(({ id }) => id))
  const lineIds = new Set(helplines.map(({ id }) => id))
  const categories = site.categories.map(({ id }) => id)
  const offers = practice.offers.map(({ id }) => id)
  const known = (file: string, field: string, ids: readonly string[], all: ReadonlySet<string>) =>
    ids.flatMap((id, i) =>
      all.has(id) ? [] : [problem(file, `${field}.${i}`, quote(id), closest(id, all))],
    )
  return [
    ...services.flatMap(({ id, data }) => [
      ...known(fileOf('services', id), 'faq', data.faq, faqIds),
      ...(offers.includes(data.offer)
        ? []
        : [problem(fileOf('services', id), 'offer', quote(data.offer), oneOf(offers))]),
    ]),
    ...pages.flatMap(({ id, data }) =>
      data.situations.flatMap(({ lines }, i) =>
        known(fileOf('pages', id), `situations.${i}.lines`, lines, lineIds),
      ),
    ),
    ...faq.flatMap(({ id, data }) => {
      const file = fileOf('faq', id)
      return [
        ...known(file, 'services', data.services, serviceIds),
        ...known(file, 'related', data.related, faqIds),
        ...(data.related.includes(id)
          ? [problem(file, 'related', quote(id), 'other questions than itself')]
          : []),
        ...(categories.includes(data.category)
          ? []
          : [problem(file, 'category', quote(data.category), oneOf(categories))]),
      ]
    }),
  ]
}

/** Programs are told a situation by its text alone, so that it must say whom to call, before anybody else. */
function situations({ pages, helplines }: RawContent, facts: Facts): ContentProblem[] {
  return pages.flatMap(({ id, data }) =>
    data.situations.flatMap(({ text, lines: [line = ''] }, i) => {
      const first = firstNamed(
        helplines,
        fill(text, facts, () => undefined),
      )
      const expected = `{{helplines.${line}.contact}} before any other number`
      const got = first ? `{{helplines.${first.id}.contact}}` : 'no number'
      return first?.id === line
        ? []
        : [problem(fileOf('pages', id), `situations.${i}.text`, got, expected)]
    }),
  )
}

function duplicates({ practice, faq, helplines }: RawContent): ContentProblem[] {
  const problems: ContentProblem[] = []
  const seen = new Map<string, string>()
  for (const { id, data } of faq) {
    const file = fileOf('faq', id)
    const key = exampleKey(data.question)
    const first = seen.get(key)
    if (first)
      problems.push(
        problem(file, 'question', quote(data.question), `a question that ${first} does not have`),
      )
    else seen.set(key, file)
  }
  for (const [file, field, list, what] of [
    ['content/helplines.yaml', 'id', helplines, 'helpline'],
    ['content/practice.yaml', 'offers', practice.offers, 'offer'],
  ] as const) {
    const ids = list.map(({ id }) => id)
    for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
      problems.push(problem(file, field, quote(id), `an id that no other ${what} has`))
  }
  return problems
}

/** Whoever is to confirm a promise must find it. */
function promises({ promises: all, services, faq, pages }: RawContent): ContentProblem[] {
  const files = [
    ...['practice.yaml', 'site.yaml'],
    ...services.map(({ id }) => `services/${id}.md`),
    ...faq.map(({ id }) => `faq/${id}.md`),
    ...pages.map(({ id }) => `pages/${id}.md`),
  ]
  return all.flatMap(({ id, where }) =>
    where
      .filter((file) => !files.includes(file))
      .map((file) =>
        problem('content/promises.yaml', `${id}.where`, quote(file), closest(file, files)),
      ),
  )
}

/** An answer is quoted verbatim by programs: paragraphs and lists that are plain text without their marks. */
function answers({ faq }: RawContent): ContentProblem[] {
  return faq.flatMap(({ id, body }) => {
    const file = fileOf('faq', id)
    if (body.trim() === '')
      return [problem(file, 'body', 'nothing', 'the answer below the front matter')]
    const markup = /^[^\S\n]*[#>*+]|^[^\S\n]+([-+]|\d+\.)\s|\*\*|__|`|\]\(|<\/?\w/m.exec(
      body.trim(),
    )
    return markup
      ? [
          problem(
            file,
            'body',
            quote(markup[0]),
            'plain text: paragraphs, and lists whose lines begin with 1. or -',
          ),
        ]
      : []
  })
}

function links({ services, faq, pages }: RawContent): ContentProblem[] {
  const paths = new Set([
    ...PAGES.filter((id) => id !== 'not-found').map((id) => PATHS[id] as string),
    ...services.map(({ id }) => servicePath(id)),
    ...faq.map(({ id }) => faqPath(id)),
  ])
  const documents = [
    ...services.map(({ id, body }) => ({ file: fileOf('services', id), body })),
    ...pages.map(({ id, body }) => ({ file: fileOf('pages', id), body })),
  ]
  return documents.flatMap(({ file, body }) =>
    [...body.matchAll(/\]\((?<target>[^)\s]+)/g)].flatMap(({ groups }) => {
      const target = groups?.['target'] ?? ''
      if (/^(https?:|mailto:|tel:|\{\{)/.test(target) || paths.has(target)) return []
      if (target.startsWith('#')) return []
      return [problem(file, 'body', `the link ${target}`, closest(target, paths))]
    }),
  )
}

function tokens(content: RawContent, facts: Facts): ContentProblem[] {
  const texts = [
    ...content.services.map(({ id, ...rest }) => [fileOf('services', id), rest] as const),
    ...content.faq.map(({ id, ...rest }) => [fileOf('faq', id), rest] as const),
    ...content.pages.map(({ id, ...rest }) => [fileOf('pages', id), rest] as const),
    ['content/site.yaml', content.site] as const,
  ]
  return texts.flatMap(([file, value]) => {
    const unknown = new Set<string>()
    fill(JSON.stringify(value), facts, (name) => unknown.add(name))
    return [...unknown].map((name) =>
      problem(file, `{{${name}}}`, quote(name), closest(name, facts.keys())),
    )
  })
}

function problem(file: string, field: string, got: string, expected: string): ContentProblem {
  return { file, field, got, expected }
}

function quote(text: string): string {
  return `"${text}"`
}

function oneOf(ids: readonly string[]): string {
  return `one of ${ids.join(', ')}`
}

/** What to write instead of a wrong name, for the person who mistyped it. */
function closest(wrong: string, known: Iterable<string>): string {
  return `a name that exists, perhaps ${closestNames(wrong, [...known]).join(' or ')}`
}

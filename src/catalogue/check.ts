import { exampleKey } from '../schemas/example.ts'
import { closestNames } from './closest-names.ts'
import { colourProblems } from './colours.ts'
import type { ContentProblem } from './content-error.ts'
import type { Facts } from './facts.ts'
import { TOKEN, fill } from './facts.ts'
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
    ...titles(content, facts),
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

function duplicates({
  practice,
  site,
  faq,
  pages,
  helplines,
  promises: all,
}: RawContent): ContentProblem[] {
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
  for (const [file, path, list, what] of [
    ['content/helplines.yaml', '', helplines, 'helpline'],
    ['content/promises.yaml', '', all, 'promise'],
    ['content/practice.yaml', 'offers.', practice.offers, 'offer'],
    ['content/site.yaml', 'categories.', site.categories, 'category'],
    ...pages.map(
      ({ id, data }) => [fileOf('pages', id), 'situations.', data.situations, 'situation'] as const,
    ),
  ] as const) {
    const ids = list.map(({ id }) => id)
    for (const [i, id] of ids.entries())
      if (ids.indexOf(id) !== i)
        problems.push(problem(file, `${path}${i}.id`, quote(id), `an id that no other ${what} has`))
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
          {
            ...problem(
              file,
              'body',
              quote(markup[0]),
              'plain text: paragraphs, and lists whose lines begin with 1. or -',
            ),
            at: markup[0],
          },
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
      return [
        {
          ...problem(file, 'body', `the link ${target}`, closest(target, paths)),
          at: `](${target}`,
        },
      ]
    }),
  )
}

/** Names in braces stand for facts, each of them whole; the facts themselves, and what is read as it is, hold none. */
function tokens(content: RawContent, facts: Facts): ContentProblem[] {
  const { practice, site, look, helplines, promises: all, services, faq, pages } = content
  const filled: [file: string, value: unknown][] = [
    ...services.map(({ id, data, body }) => pair(fileOf('services', id), data, body)),
    ...faq.map(({ id, data, body }) => pair(fileOf('faq', id), data, body)),
    ...pages.map(({ id, data, body }) => pair(fileOf('pages', id), data, body)),
    ['content/site.yaml', site],
  ]
  const bare: [file: string, value: unknown][] = [
    ['content/practice.yaml', practice],
    ['content/look.yaml', look],
    ['content/helplines.yaml', helplines],
    ['content/promises.yaml', all],
  ]
  return [
    ...filled.flatMap(([file, value]) =>
      texts(value).flatMap(([field, text]) => {
        const unknown = new Set<string>()
        fill(text, facts, (name) => unknown.add(name))
        const left = leftBraces(text)
        return [
          ...[...unknown].map((name) => ({
            ...problem(file, field, `{{${name}}}`, closest(name, facts.keys())),
            at: `{{${name}`,
          })),
          ...(left === undefined
            ? []
            : [{ ...problem(file, field, quote(left), WHOLE_TOKEN), at: left }]),
        ]
      }),
    ),
    ...bare.flatMap(([file, value]) =>
      texts(value).flatMap(([field, text]) =>
        /\{\{|\}\}/.test(text)
          ? [problem(file, field, quote(text.slice(0, 80)), 'the words themselves, without braces')]
          : [],
      ),
    ),
  ]
}

/** Two braces that belong to no token, with what stands around them. */
function leftBraces(text: string): string | undefined {
  const at = text.replace(TOKEN, (token) => ' '.repeat(token.length)).search(/\{\{|\}\}/)
  return at === -1 ? undefined : text.slice(Math.max(0, at - 20), at + 40).split('\n')[0]
}

const WHOLE_TOKEN = 'two braces on each side of one name, such as {{contact.phone}}'

const pair = (file: string, data: object, body: string): [string, unknown] => [
  file,
  { ...data, body },
]

/** Every text inside a value, by its path. */
function texts(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    texts(item, path === '' ? key : `${path}.${key}`),
  )
}

/** What search results show whole of a title. */
const MOST_OF_TITLE = 60

/** A title is measured as it is read, with its facts. */
function titles({ services, pages }: RawContent, facts: Facts): ContentProblem[] {
  return [
    ...services.map(({ id, data }) => [fileOf('services', id), 'name', data.name] as const),
    ...pages.map(({ id, data }) => [fileOf('pages', id), 'title', data.title] as const),
  ].flatMap(([file, field, text]) => {
    const { length } = fill(text, facts, () => undefined)
    return length > MOST_OF_TITLE
      ? [problem(file, field, `${length}`, `at most ${MOST_OF_TITLE} characters`)]
      : []
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

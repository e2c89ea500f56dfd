import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import { Look } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { PracticePromise } from '../schemas/promise.ts'
import { slug } from '../schemas/primitives.ts'
import { ServiceContent } from '../schemas/service.ts'
import { SiteText } from '../schemas/site.ts'
import { checkContent } from './check.ts'
import type { ContentProblem } from './content-error.ts'
import { problem, quote } from './content-error.ts'
import type { ContentFile } from './content-file.ts'
import { readContentFile } from './content-file.ts'
import { findExamples } from './examples.ts'
import { collectFacts } from './facts.ts'
import { compare } from './raw.ts'
import { namesIn } from './topics.ts'
import { validate } from './validate.ts'

/** The schema of each collection, of which one file, one item or one Markdown file is an entry. */
export const SCHEMAS = {
  practice: Practice,
  site: SiteText,
  look: Look,
  helplines: Helpline,
  promises: PracticePromise,
  services: ServiceContent,
  faq: FaqContent,
  pages: PageContent,
} as const
export type CollectionName = keyof typeof SCHEMAS

/** An entry as its file has it, before its schema fills in what was left out. */
export interface ContentEntry {
  id: string
  file: string
  data: unknown
  body: string
}

/** All content files, read and checked. */
export interface ReadContent {
  entries: Record<CollectionName, ContentEntry[]>
  /** Every mistake, in the order of the files; none when the content is sound. */
  problems: ContentProblem[]
}

/** What there is of an entry in content/: the whole file, or an item of its list. */
interface Source {
  file: ContentFile
  id: string
  data?: unknown
  at?: PropertyKey[]
}

/**
 * Reads content/ and finds every mistake in it at once: in the files, in their fields, between them, and in the
 * examples.
 *
 * @param project The folder that holds content/ and examples/.
 */
export async function readContent(project: string): Promise<ReadContent> {
  const problems: ContentProblem[] = []
  const files = new Map<string, ContentFile>()
  const read = async (file: string) => {
    const bytes = await readFile(join(project, file)).catch(() => undefined)
    const contentFile = readContentFile(file, bytes)
    files.set(file, contentFile)
    problems.push(...contentFile.problems)
    return contentFile
  }
  const single = async (name: CollectionName): Promise<Source[]> => [
    { id: name, file: await read(`content/${name}.yaml`) },
  ]
  const list = async (name: CollectionName): Promise<Source[]> => {
    const file = await read(`content/${name}.yaml`)
    const items = file.problems.length === 0 ? file.data : []
    problems.push(...validate(z.array(z.unknown()), file, items).problems)
    if (!Array.isArray(items)) return []
    return items.map((item: unknown, order) => {
      // Collections forget the order that items were written in.
      const data = isObject(item) ? { ...item, order } : item
      const id = isObject(item) && typeof item['id'] === 'string' ? item['id'] : String(order)
      return { id, file, data, at: [order] }
    })
  }
  const folder = async (name: CollectionName): Promise<Source[]> => {
    const names = await namesIn(join(project, 'content', name), '.md')
    const sources = names.map(async (each) => {
      const file = await read(`content/${name}/${each}`)
      const id = each.replace(/\.md$/, '')
      const expected = 'a lower-case id such as how-to-book'
      if (!slug.safeParse(id).success)
        problems.push({ ...problem(file.file, 'name of the file', quote(each), expected), line: 1 })
      return { id, file }
    })
    return Promise.all(sources)
  }
  const checked = <Schema extends z.ZodType>(schema: Schema, sources: readonly Source[]) =>
    sources.map(({ id, file, data = file.data, at }) => {
      const isRead = file.problems.length === 0
      // Others may refer to an entry that cannot be read: it is there, and what it holds is not known.
      const validated = validate(schema, file, isRead ? data : {}, at)
      if (isRead) problems.push(...validated.problems)
      return { id, file: file.file, data, body: file.body, value: validated.value }
    })

  const entries = {
    practice: checked(SCHEMAS.practice, await single('practice')),
    site: checked(SCHEMAS.site, await single('site')),
    look: checked(SCHEMAS.look, await single('look')),
    helplines: checked(SCHEMAS.helplines, await list('helplines')),
    promises: checked(SCHEMAS.promises, await list('promises')),
    services: checked(SCHEMAS.services, await folder('services')),
    faq: checked(SCHEMAS.faq, await folder('faq')),
    pages: checked(SCHEMAS.pages, await folder('pages')),
  }
  const [practice] = values(entries.practice)
  const [site] = values(entries.site)
  const [look] = values(entries.look)
  const between: ContentProblem[] = (await findExamples(project)).problems
  // Without the facts, every text that names one would be a mistake.
  const areFactsRead = ['practice', 'site', 'helplines'].every(
    (name) => files.get(`content/${name}.yaml`)?.problems.length === 0,
  )
  if (practice && site && look && areFactsRead) {
    const helplines = values(entries.helplines)
    const content = {
      ...{ practice, site, look, helplines },
      promises: values(entries.promises),
      services: documents(entries.services),
      faq: documents(entries.faq),
      pages: documents(entries.pages),
    }
    between.push(
      ...checkContent(content, collectFacts(practice, site, helplines)),
      ...(await missingPictures(project, look)),
    )
  }
  problems.push(
    ...between
      .filter((problem) => !problems.some((known) => concernsSame(known, problem)))
      .map((problem) => withLine(problem, files)),
  )
  return {
    entries,
    problems: problems.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0)),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

type Validated<Data> = ContentEntry & { value: Data | undefined }

/** What could be made of entries. */
function values<Data extends object>(entries: readonly Validated<Data>[]): Data[] {
  return entries.flatMap(({ value }) => value ?? [])
}

function documents<Data extends object>(entries: readonly Validated<Data>[]) {
  return entries.flatMap(({ id, file, value, body }) =>
    value ? { id, file, data: value, body, html: '' } : [],
  )
}

/** A file that cannot be read, or a stand-in, is not to be blamed for what it does not hold. */
function concernsSame(known: ContentProblem, problem: ContentProblem): boolean {
  return (
    known.file === problem.file &&
    (known.field === 'file' ||
      known.field === problem.field ||
      problem.field.startsWith(`${known.field}.`) ||
      known.field.startsWith(`${problem.field}.`))
  )
}

function withLine(
  { at, ...problem }: ContentProblem,
  files: ReadonlyMap<string, ContentFile>,
): ContentProblem {
  const line = problem.line ?? files.get(problem.file)?.lineOf(problem.field.split('.'), at)
  return line === undefined ? problem : { ...problem, line }
}

async function missingPictures(project: string, { logo, hero, portrait }: Look) {
  const pictures = { logo, hero: hero?.file, portrait: portrait?.file }
  const problems: ContentProblem[] = []
  for (const [field, picture] of Object.entries(pictures)) {
    if (!picture) continue
    const wrong = (expected: string) =>
      problems.push(problem('content/look.yaml', field, picture, expected))
    const bytes = await readFile(join(project, 'content', picture)).catch(() => undefined)
    if (!bytes) wrong('a picture that is there')
    else
      await sharp(bytes)
        .metadata()
        .catch(() => wrong('a picture that can be opened'))
  }
  return problems
}

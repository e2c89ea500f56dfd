import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import type { Look } from '../schemas/look.ts'
import { Look as LookSchema } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { PracticePromise } from '../schemas/promise.ts'
import { slug } from '../schemas/primitives.ts'
import { ServiceContent } from '../schemas/service.ts'
import { SiteText } from '../schemas/site.ts'
import { checkContent } from './check.ts'
import type { ContentProblem } from './content-error.ts'
import type { ContentFile } from './content-file.ts'
import { readContentFile } from './content-file.ts'
import { findExamples } from './examples.ts'
import { collectFacts } from './facts.ts'
import { namesIn } from './topics.ts'
import { validate } from './validate.ts'

/** The schema of each collection, of which one file, one item or one Markdown file is an entry. */
export const SCHEMAS = {
  practice: Practice,
  site: SiteText,
  look: LookSchema,
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

/** An entry with what its schema made of it, or of stand-ins for what is wrong. */
interface Validated<Data> extends ContentEntry {
  value: Data | undefined
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
    if (!bytes) {
      problems.push(missingFile(file))
      return undefined
    }
    const contentFile = readContentFile(file, bytes)
    files.set(file, contentFile)
    problems.push(...contentFile.problems)
    return contentFile
  }
  const entry = <Schema extends z.ZodType>(
    schema: Schema,
    file: ContentFile | undefined,
    id: string,
    data = file?.data,
    at: PropertyKey[] = [],
  ): Validated<z.output<Schema>> => {
    const unread = !file || file.problems.length > 0
    // Others may refer to an entry that cannot be read: it is there, and what it holds is not known.
    const validated = validate(schema, file ?? NO_FILE, unread ? {} : data, at)
    if (!unread) problems.push(...validated.problems)
    return { id, file: file?.file ?? '', data, body: file?.body ?? '', value: validated.value }
  }
  const single = async <Schema extends z.ZodType>(name: CollectionName, schema: Schema) =>
    entry(schema, await read(`content/${name}.yaml`), name)
  const list = async <Schema extends z.ZodType>(name: CollectionName, schema: Schema) => {
    const file = await read(`content/${name}.yaml`)
    const items = file && file.problems.length === 0 ? file.data : []
    if (!Array.isArray(items)) {
      problems.push(...validate(z.array(z.unknown()), file ?? NO_FILE, items).problems)
      return []
    }
    return items.map((item: unknown, order) => {
      // Collections forget the order that items were written in.
      const data = typeof item === 'object' && item !== null ? { ...item, order } : item
      return entry(schema, file, idOf(item, order), data, [order])
    })
  }
  const folder = async <Schema extends z.ZodType>(name: CollectionName, schema: Schema) => {
    const names = (await namesIn(join(project, 'content', name))).filter((each) =>
      each.endsWith('.md'),
    )
    return Promise.all(
      names.map(async (each) => {
        const file = await read(`content/${name}/${each}`)
        const id = each.replace(/\.md$/, '')
        if (file && !slug.safeParse(id).success)
          problems.push({
            ...{ file: file.file, field: 'name of the file', got: `"${each}"`, line: 1 },
            expected: 'a lower-case id such as how-to-book',
          })
        return entry(schema, file, id)
      }),
    )
  }

  const [practice, site, look] = await Promise.all([
    single('practice', SCHEMAS.practice),
    single('site', SCHEMAS.site),
    single('look', SCHEMAS.look),
  ])
  const [helplines, promises] = await Promise.all([
    list('helplines', SCHEMAS.helplines),
    list('promises', SCHEMAS.promises),
  ])
  const [services, faq, pages] = await Promise.all([
    folder('services', SCHEMAS.services),
    folder('faq', SCHEMAS.faq),
    folder('pages', SCHEMAS.pages),
  ])
  const between: ContentProblem[] = []
  // Without the facts, every text that names one would be a mistake.
  const areFactsRead = ['practice', 'site', 'helplines'].every(
    (name) => files.get(`content/${name}.yaml`)?.problems.length === 0,
  )
  if (practice.value && site.value && look.value && areFactsRead) {
    const content = {
      practice: practice.value,
      site: site.value,
      look: look.value,
      helplines: values(helplines),
      promises: values(promises),
      services: documents(services),
      faq: documents(faq),
      pages: documents(pages),
    }
    between.push(
      ...checkContent(content, collectFacts(content.practice, content.site, content.helplines)),
      ...(await missingPictures(project, content.look)),
    )
  }
  const { problems: ofExamples } = await findExamples(project)
  problems.push(
    ...[...between, ...ofExamples]
      .filter((problem) => !problems.some((known) => concernsSame(known, problem)))
      .map((problem) => withLine(problem, files)),
  )
  return {
    entries: {
      ...{ practice: [practice], site: [site], look: [look] },
      ...{ helplines, promises, services, faq, pages },
    },
    problems: problems.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0)),
  }
}

const NO_FILE: ContentFile = {
  file: '',
  data: undefined,
  body: '',
  problems: [],
  lineOf: () => 1,
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function missingFile(file: string): ContentProblem {
  return { file, field: 'file', got: 'nothing', expected: 'this file, which the site needs' }
}

function idOf(item: unknown, order: number): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined
  return typeof id === 'string' ? id : String(order)
}

function values<Data>(entries: readonly Validated<Data>[]): Data[] {
  return entries.flatMap(({ value }) => (value === undefined ? [] : [value]))
}

function documents<Data>(entries: readonly Validated<Data>[]) {
  return entries.flatMap(({ id, value, body }) =>
    value === undefined ? [] : [{ id, data: value, body, html: '' }],
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

async function missingPictures(
  project: string,
  { logo, hero, portrait }: Look,
): Promise<ContentProblem[]> {
  const pictures = [
    ['logo', logo],
    ['hero', hero?.file],
    ['portrait', portrait?.file],
  ] as const
  const problems: ContentProblem[] = []
  for (const [field, picture] of pictures) {
    if (picture === undefined) continue
    const problem = { file: 'content/look.yaml', field, got: picture }
    const bytes = await readFile(join(project, 'content', picture)).catch(() => undefined)
    if (!bytes) problems.push({ ...problem, expected: 'a picture that is there' })
    else if (
      !(await sharp(bytes)
        .metadata()
        .catch(() => undefined))
    )
      problems.push({ ...problem, expected: 'a picture that can be opened' })
  }
  return problems
}

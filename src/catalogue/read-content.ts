import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { Look } from '../schemas/look.ts'
import { slug } from '../schemas/primitives.ts'
import { compare, isRecord } from '../schemas/values.ts'
import { checkContent } from './check.ts'
import type { ContentProblem } from './content-error.ts'
import { problem, quote } from './content-error.ts'
import type { ContentFile } from './content-file.ts'
import { readContentFile } from './content-file.ts'
import { findExamples } from './examples.ts'
import { collectFacts } from './facts.ts'
import type { CollectionName, RawContent } from './raw.ts'
import { COLLECTIONS, COLLECTION_NAMES, rawContent } from './raw.ts'
import { namesIn } from './topics.ts'
import { validate } from './validate.ts'

/** An entry as its file has it, before its schema fills in what was left out. */
export interface ContentEntry {
  id: string
  file: string
  data: unknown
  body: string
  /** What its schema makes of it, or of stand-ins for what is wrong; undefined where even they would not do. */
  value: unknown
}

/** All content files, read and checked. */
export interface ReadContent {
  entries: ReadonlyMap<CollectionName, ContentEntry[]>
  /** As far as anything could be made of it; undefined without one of the files that are single. */
  content: RawContent | undefined
  /** Every mistake, in the order of the files; none when the content is sound. */
  problems: ContentProblem[]
}

/** What there is of an entry in content/: the whole file, or an item of its list. */
interface Source {
  id: string
  file: ContentFile
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
  const sourcesOf = {
    file: async (name: CollectionName): Promise<Source[]> => [
      { id: name, file: await read(`content/${name}.yaml`) },
    ],
    list: async (name: CollectionName): Promise<Source[]> => {
      const file = await read(`content/${name}.yaml`)
      const items = file.problems.length === 0 ? file.data : []
      problems.push(...validate(z.array(z.unknown()), file, items).problems)
      if (!Array.isArray(items)) return []
      return items.map((item: unknown, order) => {
        // Collections forget the order that items were written in.
        const data = isRecord(item) ? { ...item, order } : item
        const id = isRecord(item) && typeof item['id'] === 'string' ? item['id'] : String(order)
        return { id, file, data, at: [order] }
      })
    },
    folder: async (name: CollectionName): Promise<Source[]> => {
      const names = await namesIn(join(project, 'content', name), '.md')
      const sources = names.map(async (each) => {
        const file = await read(`content/${name}/${each}`)
        const id = each.replace(/\.md$/, '')
        const expected = 'a lower-case id such as how-to-book'
        if (!slug.safeParse(id).success)
          problems.push({
            ...problem(file.file, 'name of the file', quote(each), expected),
            line: 1,
          })
        return { id, file }
      })
      return Promise.all(sources)
    },
  }
  const entries = new Map<CollectionName, ContentEntry[]>()
  for (const name of COLLECTION_NAMES) {
    const { form, schema } = COLLECTIONS[name]
    const checked = (await sourcesOf[form](name)).map(({ id, file, data = file.data, at }) => {
      const isRead = file.problems.length === 0
      // Others may refer to an entry that cannot be read: it is there, and what it holds is not known.
      const validated = validate(schema, file, isRead ? data : {}, at)
      if (isRead) problems.push(...validated.problems)
      return { id, file: file.file, data, body: file.body, value: validated.value }
    })
    entries.set(name, checked)
  }
  const content = contentOf(entries)
  // Without the facts, every text that names one would be a mistake.
  const areFactsRead = ['practice', 'site', 'helplines'].every(
    (name) => files.get(`content/${name}.yaml`)?.problems.length === 0,
  )
  const between: ContentProblem[] = (await findExamples(project)).problems
  if (content && areFactsRead)
    between.push(
      ...checkContent(content, collectFacts(content.practice, content.site, content.helplines)),
      ...(await missingPictures(project, content.look)),
    )
  problems.push(
    ...between
      .filter((problem) => !problems.some((known) => concernsSame(known, problem)))
      .map((problem) => withLine(problem, files)),
  )
  return {
    entries,
    content,
    problems: problems.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0)),
  }
}

function contentOf(entries: ReadContent['entries']): RawContent | undefined {
  const documents = (name: CollectionName) =>
    (entries.get(name) ?? []).flatMap(({ id, file, value, body }) =>
      value === undefined ? [] : { id, file, data: value, body, html: '' },
    )
  const isWhole = COLLECTION_NAMES.every(
    (name) => COLLECTIONS[name].form !== 'file' || documents(name).length > 0,
  )
  return isWhole ? rawContent(documents) : undefined
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

import { dirname, parse } from 'node:path'
import { markdownToHtml } from 'satteri'
import { SITE_LANGUAGES, type SiteLanguage } from '../schemas/language.ts'
import { slug } from '../schemas/primitives.ts'
import { compare, isRecord } from '../schemas/values.ts'
import { checkContent } from './check.ts'
import { checkFiles, checkPlainFiles, checkPublicFiles } from './check-files.ts'
import { checkPictures } from './check-pictures.ts'
import { type ContentProblem, fileProblem, placeOf } from './content-error.ts'
import { type ContentFile, readContentFile, unreadFile } from './content-file.ts'
import { exampleProblems } from './examples.ts'
import { collectFacts } from './facts.ts'
import { mistake } from './mistakes.ts'
import { LEFTOVER, plainFiles, readPlainFile } from './plain-files.ts'
import {
  COLLECTION_NAMES,
  type CollectionName,
  COLLECTIONS,
  type Entry,
  fileSchema,
  inOrder,
  type RawContent,
  rawContent,
} from './raw.ts'
import { OPTIONAL_PAGES, PAGES } from './urls.ts'
import { validate } from './validate.ts'

/** All content files, read and checked. */
export interface ReadContent {
  /** Their data is the schemas' output; undefined where a file is not sound. */
  entries: ReadonlyMap<CollectionName, Entry<unknown>[]>
  /** undefined where a file is not sound. */
  content: RawContent | undefined
  /**
   * Mistakes, in the order of the files. Those between files are only looked for once each file is sound: much of them
   * might follow from others.
   */
  problems: ContentProblem[]
  /** The language of the site, as far as it can be read, for the messages. */
  language: SiteLanguage
}

/** Twice the longest file. Some Markdown takes quadratic time. */
const MAX_FILE_KIB = 64

/** How many mistakes of a file are reported: nobody reads more, and finding the line of each takes time. */
const MAX_PROBLEMS_PER_FILE = 100

interface ReadFile {
  file: ContentFile
  entries: Entry<unknown>[]
  problems: ContentProblem[]
}

/**
 * Reads content/ and finds the mistakes in it, in three steps: links and devices in the place of files; each file and
 * its fields; what concerns several files, pictures and examples. Mistakes of one step end the reading.
 *
 * @param project The folder that holds content/ and examples/.
 * @param options Whether the examples of questions are read too, which takes longer than all else.
 */
export async function readContent(
  project: string,
  options: { examples: boolean } = { examples: true },
): Promise<ReadContent> {
  const notPlain = await checkPlainFiles(project)
  if (notPlain.length > 0)
    return { entries: new Map(), content: undefined, problems: notPlain, language: 'he' }
  const collections = await Promise.all(
    COLLECTION_NAMES.map(async (name) => [name, await readCollection(project, name)] as const),
  )
  const files = collections.flatMap(([, read]) => read)
  const entries = new Map(
    collections.map(([name, read]) => [name, read.flatMap(({ entries }) => entries)]),
  )
  const language = languageIn(files)
  const inFiles = [
    ...(await checkFiles(project)),
    ...files.flatMap(({ problems }) => problems),
    ...missingEnglish({ entries, language }),
  ]
  if (inFiles.length > 0)
    return { entries, content: undefined, problems: located(inFiles, files), language }
  const content = rawContent((name) => entries.get(name) ?? [])
  const between = [
    ...(await problemsBetween(project, content)),
    ...(options.examples ? await exampleProblems(project, situationsIn(content)) : []),
  ]
  const problems = located(between, files)
  // Not before, since Markdown that is refused may take seconds.
  if (problems.length === 0)
    for (const entry of [...entries.values()].flat())
      entry.html = markdownToHtml(entry.body, { features: { frontmatter: false } }).html
  return { entries, content, problems, language }
}

async function readCollection(project: string, name: CollectionName): Promise<ReadFile[]> {
  const path = `content/${name}`
  const paths =
    COLLECTIONS[name].form === 'folder' ? await entriesIn(project, path) : [`${path}.yaml`]
  return Promise.all(
    paths.map(async (path) => {
      const { bytes, problem } = await readPlainFile(project, path, MAX_FILE_KIB)
      if (bytes) return readEntries(name, readContentFile(path, bytes))
      return readEntries(name, unreadFile(problem ?? missingFile(path, name)))
    }),
  )
}

/** Pages that every practice has. */
const NEEDED_PAGES = PAGES.filter((id) => !(OPTIONAL_PAGES as readonly string[]).includes(id))

/** The entries in a folder, and all pages that the site needs. */
async function entriesIn(project: string, folder: string): Promise<string[]> {
  const { files } = await plainFiles(project, folder)
  const entries = files.filter(
    (file) => dirname(file) === folder && file.endsWith('.md') && !LEFTOVER.test(file),
  )
  const pages = folder === 'content/pages' ? NEEDED_PAGES.map((id) => `${folder}/${id}.md`) : []
  return [...new Set([...entries, ...pages])]
}

/** The site's language by practice.yaml, even if other fields of it are wrong, or by the home page, or Hebrew. */
function languageIn(files: readonly ReadFile[]): SiteLanguage {
  const saidIn = (path: string, field: string) => {
    const { data } = files.find(({ file }) => file.file === path)?.file ?? {}
    const said = isRecord(data) ? data[field] : undefined
    return SITE_LANGUAGES.find((language) => language === said)
  }
  return (
    saidIn('content/practice.yaml', 'language') ?? saidIn('content/pages/home.md', 'lang') ?? 'he'
  )
}

/** Beside a site in another language there is a page in English. */
function missingEnglish({ entries, language }: Pick<ReadContent, 'entries' | 'language'>) {
  const hasPage = entries.get('pages')?.some(({ id }) => id === 'en')
  return language === 'en' || hasPage ? [] : [missingFile('content/pages/en.md', 'pages')]
}

/** The mistake of a missing file, with the required fields to write into it. */
function missingFile(file: string, name: CollectionName): ContentProblem {
  const { form, schema } = COLLECTIONS[name]
  const fields = validate(schema, {}).problems.map(({ path }) => `${path.join('.')}: …`)
  const written = {
    file: fields,
    list: fields.map((field, i) => (i === 0 ? `- ${field}` : `  ${field}`)),
    folder: ['---', ...fields, '---', '…'],
  }[form]
  return {
    ...fileProblem(file, mistake('missing', { fields: written.join('\n') })),
    got: undefined,
  }
}

function readEntries(name: CollectionName, content: ContentFile): ReadFile {
  const { file, body, problems: unread } = content
  const isList = COLLECTIONS[name].form === 'list'
  const { name: id } = parse(file)
  const inName = slug.safeParse(id).success ? [] : [fileProblem(file, mistake('file-id'), 1)]
  if (unread.length > 0) return { file: content, entries: [], problems: [...inName, ...unread] }
  // Once every promise is confirmed or deleted, the file may hold comments alone.
  const data = name === 'promises' && content.data === null ? [] : content.data
  const { value, problems } = validate(fileSchema(name), isList ? inOrder(data) : data)
  const inFields = problems.map(({ path, ...found }) => {
    return { ...found, file, field: path.join('.') || 'file' }
  })
  return {
    file: content,
    entries:
      isList && Array.isArray(value)
        ? value.map((item: { id: string }) => ({ id: item.id, file, data: item, body, html: '' }))
        : [{ id, file, data: value, body, html: '' }],
    problems: [...inName, ...inFields],
  }
}

async function problemsBetween(project: string, content: RawContent): Promise<ContentProblem[]> {
  const { practice, site, helplines } = content
  const facts = collectFacts(practice, site, helplines)
  return [
    ...checkContent(content, facts),
    ...(await checkPictures(project, content)),
    ...(await checkPublicFiles(project)),
  ]
}

const situationsIn = ({ pages }: RawContent) =>
  pages.flatMap(({ data }) => data.situations.map(({ id }) => id))

/** Adds lines to problems, sorts them by file and line, and tells what is not there once. */
function located(problems: readonly ContentProblem[], files: readonly ReadFile[]) {
  const sorted = [...Map.groupBy(problems, ({ file }) => file).values()]
    .flatMap((ofFile) => ofFile.slice(0, MAX_PROBLEMS_PER_FILE))
    .map((problem) => withIds(withLine(problem, files), files))
    .sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
  return [...Map.groupBy(sorted, (problem) => problem.about ?? problem).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return []
      const also = new Set(others.map(placeOf)).difference(new Set([placeOf(first)]))
      return { ...first, also: [...also] }
    },
  )
}

function withLine({ at, ...problem }: ContentProblem, files: readonly ReadFile[]): ContentProblem {
  const { file } = files.find((each) => each.file.file === problem.file) ?? {}
  return { ...problem, line: problem.line ?? file?.lineOf(problem.field.split('.'), at) }
}

/** Names items of lists by their ids, where they have one, instead of their places. */
function withIds(problem: ContentProblem, files: readonly ReadFile[]): ContentProblem {
  const parts = problem.field.split('.')
  if (parts.at(-1) === 'id') return problem
  let held = files.find(({ file }) => file.file === problem.file)?.file.data
  const named = parts.map((part) => {
    held = (held as Record<string, unknown> | null | undefined)?.[part]
    return isRecord(held) && /^\d+$/u.test(part) && typeof held['id'] === 'string'
      ? held['id']
      : part
  })
  return { ...problem, field: named.join('.') }
}

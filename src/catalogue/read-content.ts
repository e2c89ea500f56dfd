import { dirname, parse } from 'node:path'
import { SITE_LANGUAGES, type SiteLanguage } from '../schemas/language.ts'
import { slug } from '../schemas/primitives.ts'
import { compare, isRecord } from '../schemas/values.ts'
import { checkContent } from './check.ts'
import { checkFiles, checkPlainFiles, checkPublicFiles } from './check-files.ts'
import { checkPictures } from './check-pictures.ts'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { type ContentFile, readContentFile, unreadFile } from './content-file.ts'
import { findExamples } from './examples.ts'
import { collectFacts } from './facts.ts'
import { mistake } from './mistakes.ts'
import { plainFiles, readPlainFile } from './plain-files.ts'
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
  /** With what their schemas make of them as data; undefined where a file is not sound. */
  entries: ReadonlyMap<CollectionName, Entry<unknown>[]>
  /** undefined where a file is not sound. */
  content: RawContent | undefined
  /**
   * Mistakes, in the order of the files; none when the content is sound. What is wrong between files is looked for
   * once each of them is sound by itself: otherwise much of it would only follow from that.
   */
  problems: ContentProblem[]
  /** The language of the site, in which its owner is told of mistakes, as far as it can be read. */
  language: SiteLanguage
}

/** The most of a file, in KiB, twice what the longest takes: some signs of Markdown take time by the square of them. */
const MOST_OF_A_FILE = 64

/** The most mistakes of a file that are told at once: nobody reads more, and each is looked for in the file. */
const MOST_TOLD = 100

/** A file, and the entries that it holds. */
interface ReadFile {
  file: ContentFile
  entries: Entry<unknown>[]
  problems: ContentProblem[]
}

/**
 * Reads content/ and finds the mistakes in it: what is no file of its own, then all files and their fields, then
 * what concerns several of them, the pictures and the examples.
 *
 * @param project The folder that holds content/ and examples/.
 */
export async function readContent(project: string): Promise<ReadContent> {
  // What a link or a device would hold, nobody knows, and nobody may look.
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
  const inFiles = [
    ...(await checkFiles(project)),
    ...files.flatMap(({ problems }) => problems),
    ...missingEnglish(entries),
  ]
  const language = languageIn(files)
  if (inFiles.length > 0)
    return { entries, content: undefined, problems: placed(inFiles, files), language }
  const content = rawContent((name) => entries.get(name) ?? [])
  const problems = placed(await problemsBetween(project, content), files)
  return { entries, content, problems, language }
}

async function readCollection(project: string, name: CollectionName): Promise<ReadFile[]> {
  const path = `content/${name}`
  const paths =
    COLLECTIONS[name].form === 'folder' ? await entriesIn(project, path) : [`${path}.yaml`]
  return Promise.all(
    paths.map(async (path) => {
      const { bytes, problem } = await readPlainFile(project, path, MOST_OF_A_FILE)
      if (bytes) return readEntries(name, readContentFile(path, bytes))
      return readEntries(name, unreadFile(problem ?? missing(path, name)))
    }),
  )
}

/** Pages that every practice has. */
const NEEDED_PAGES = PAGES.filter((id) => !(OPTIONAL_PAGES as readonly string[]).includes(id))

/** The entries in a folder, and all pages that the site needs. */
async function entriesIn(project: string, folder: string): Promise<string[]> {
  const { files } = await plainFiles(project, folder)
  const entries = files.filter(
    (file) => dirname(file) === folder && /(^|\/)[^./][^/]*\.md$/u.test(file),
  )
  const pages = folder === 'content/pages' ? NEEDED_PAGES.map((id) => `${folder}/${id}.md`) : []
  return [...new Set([...entries, ...pages])]
}

/** What practice.yaml says of the language, whatever else is wrong in it, or the home page where it cannot be read. */
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
function missingEnglish(entries: ReadContent['entries']): ContentProblem[] {
  const [practice] = entries.get('practice') ?? []
  const isEnglish = isRecord(practice?.data) && practice.data['language'] === 'en'
  const hasPage = entries.get('pages')?.some(({ id }) => id === 'en')
  return isEnglish || hasPage ? [] : [missing('content/pages/en.md', 'pages')]
}

/** What to write into a file that is not there: the fields that it may not be without. */
function missing(file: string, name: CollectionName): ContentProblem {
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
  // Whoever confirmed or deleted every promise may leave comments alone.
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
    ...(await findExamples(project)).problems,
  ]
}

/** Problems with the lines they stand on, in the order of the files. */
function placed(problems: readonly ContentProblem[], files: readonly ReadFile[]) {
  return [...Map.groupBy(problems, ({ file }) => file).values()]
    .flatMap((ofFile) => ofFile.slice(0, MOST_TOLD))
    .map((problem) => withIds(withLine(problem, files), files))
    .sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
}

function withLine({ at, ...problem }: ContentProblem, files: readonly ReadFile[]): ContentProblem {
  const { file } = files.find((each) => each.file.file === problem.file) ?? {}
  return { ...problem, line: problem.line ?? file?.lineOf(problem.field.split('.'), at) }
}

/** Items of a list go by their ids, as references name them, where they have one. */
function withIds(problem: ContentProblem, files: readonly ReadFile[]): ContentProblem {
  const parts = problem.field.split('.')
  if (parts.at(-1) === 'id') return problem
  let held = files.find(({ file }) => file.file === problem.file)?.file.data
  const named = parts.map((part) => {
    // By its number, an item of a list is found as a field is by its name.
    held = (held as Record<string, unknown> | null | undefined)?.[part]
    return isRecord(held) && /^\d+$/u.test(part) && typeof held['id'] === 'string'
      ? held['id']
      : part
  })
  return { ...problem, field: named.join('.') }
}

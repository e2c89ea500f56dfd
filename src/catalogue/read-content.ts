import { dirname, parse } from 'node:path'
import { slug } from '../schemas/primitives.ts'
import { compare, isRecord } from '../schemas/values.ts'
import { checkContent } from './check.ts'
import { checkFiles, checkPlainFiles, checkPublicFiles } from './check-files.ts'
import { checkPictures } from './check-pictures.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type ContentFile, readContentFile, unreadFile } from './content-file.ts'
import { findExamples } from './examples.ts'
import { collectFacts } from './facts.ts'
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
import { STAND_IN, validate } from './validate.ts'

/** All content files, read and checked. */
export interface ReadContent {
  /** With what their schemas make of them as data: as in `content`. */
  entries: ReadonlyMap<CollectionName, Entry<unknown>[]>
  /** With stand-ins for what is wrong; undefined where even they would not do. */
  content: RawContent | undefined
  /** Every mistake, in the order of the files; none when the content is sound. */
  problems: ContentProblem[]
}

/** A file, and the entries that it holds. */
interface ReadFile {
  file: ContentFile
  entries: Entry<unknown>[]
  problems: ContentProblem[]
}

/**
 * Reads content/ and finds every mistake in it at once: in the files, in their fields, between them, and in the
 * examples.
 *
 * @param project The folder that holds content/ and examples/.
 */
export async function readContent(project: string): Promise<ReadContent> {
  const collections = await Promise.all(
    COLLECTION_NAMES.map(async (name) => [name, await readCollection(project, name)] as const),
  )
  const files = collections.flatMap(([, read]) => read)
  const entries = new Map(
    collections.map(([name, read]) => [name, read.flatMap(({ entries }) => entries)]),
  )
  const content = contentOf(entries)
  const notPlain = await checkPlainFiles(project)
  const others = [
    ...notPlain,
    // What a link or a device would hold, nobody knows, and nobody may look.
    ...(notPlain.length > 0 ? [] : await problemsOfAll(project, content)),
  ]
  const problems = [
    ...files.flatMap(({ problems }) => problems),
    ...others
      .filter((problem) => !isExplained(problem, files))
      .map((problem) => withLine(problem, files)),
  ]
    .map((problem) => withIds(problem, files))
    .sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
  return { entries, content, problems }
}

async function readCollection(project: string, name: CollectionName): Promise<ReadFile[]> {
  const path = `content/${name}`
  const paths =
    COLLECTIONS[name].form === 'folder' ? await entriesIn(project, path) : [`${path}.yaml`]
  return Promise.all(
    paths.map(async (path) => {
      const { bytes, problem } = await readPlainFile(project, path)
      return readEntries(name, problem ? unreadFile(problem) : readContentFile(path, bytes))
    }),
  )
}

/** The entries in a folder: those too that are no plain files, since others may refer to them. */
async function entriesIn(project: string, folder: string): Promise<string[]> {
  const { files, problems } = await plainFiles(project, folder)
  return [...files, ...problems.map(({ file }) => file)].filter(
    (file) => dirname(file) === folder && /(^|\/)[^./][^/]*\.md$/u.test(file),
  )
}

function readEntries(name: CollectionName, content: ContentFile): ReadFile {
  const { file, body, problems: unread } = content
  const isList = COLLECTIONS[name].form === 'list'
  // Whoever confirmed or deleted every promise may leave comments alone.
  const data = name === 'promises' && content.data === null ? [] : content.data
  const written = isList ? inOrder(data) : data
  // Others may refer to an entry that cannot be read: it is there, and what it holds is not known.
  const { value, problems: inFields } = validate(fileSchema(name), content, written)
  const { base, name: id } = parse(file)
  const expected = 'a lower-case id such as how-to-book, and .md'
  const inName = slug.safeParse(id).success
    ? []
    : [{ ...problem(file, 'name of the file', quote(base), expected), line: 1 }]
  return {
    file: content,
    entries:
      isList && Array.isArray(value)
        ? value.map((item: { id: string }) => ({ id: item.id, file, data: item, body, html: '' }))
        : [{ id, file, data: value, body, html: '' }],
    problems: [...inName, ...(unread.length > 0 ? unread : inFields)],
  }
}

function contentOf(entries: ReadContent['entries']): RawContent | undefined {
  if ([...entries.values()].flat().some(({ data }) => data === undefined)) return undefined
  return rawContent((name) => entries.get(name) ?? [])
}

/** Whether everything has its name that others may name: without it, each of them would seem wrong. */
function areNamesKnown({ practice, site, helplines }: RawContent): boolean {
  return [...practice.offers, ...site.categories, ...helplines].every(({ id }) => id !== STAND_IN)
}

async function problemsOfAll(
  project: string,
  content: RawContent | undefined,
): Promise<ContentProblem[]> {
  return [
    ...(await checkFiles(project)),
    ...(await checkPublicFiles(project)),
    ...(await findExamples(project)).problems,
    ...(content && areNamesKnown(content) ? await problemsBetween(project, content) : []),
  ]
}

async function problemsBetween(project: string, content: RawContent): Promise<ContentProblem[]> {
  const { practice, site, helplines, look } = content
  const facts = collectFacts(practice, site, helplines)
  return [...checkContent(content, facts), ...(await checkPictures(project, look))]
}

/** A file that cannot be read, or a stand-in, is not to be blamed for what it does not hold; nor is its folder. */
function isExplained(problem: ContentProblem, files: readonly ReadFile[]): boolean {
  return files.some(
    ({ file: { file, problems: unread }, problems }) =>
      (unread.length > 0 && file.startsWith(problem.file)) ||
      problems.some((known) => concernsSame(known, problem)),
  )
}

function concernsSame(known: ContentProblem, problem: ContentProblem): boolean {
  return (
    known.file === problem.file &&
    (known.field === 'file' ||
      known.field === problem.field ||
      problem.field.startsWith(`${known.field}.`) ||
      known.field.startsWith(`${problem.field}.`))
  )
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
    held = Array.isArray(held) ? held[Number(part)] : isRecord(held) ? held[part] : undefined
    return isRecord(held) && /^\d+$/u.test(part) && typeof held['id'] === 'string'
      ? held['id']
      : part
  })
  return { ...problem, field: named.join('.') }
}

import { extname } from 'node:path'
import { lookup } from 'mrmime'
import { checkDrawing } from './check-drawing.ts'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { LEFTOVER, linkProblems, plainFiles, readPlainFile } from './plain-files.ts'
import {
  APPLICATION_PATH,
  EDITOR_PATH,
  PATHS,
  READ_PATHS,
  SEARCH_PATH,
  TOO_MANY_PATH,
} from './urls.ts'

/** The files of content/ that the site reads; look/ may hold pictures that are not used yet. */
const READ_FILE =
  /^(README\.md|(practice|site|look|helplines|promises)\.yaml|(faq|services|doors|pages)\/[^/]+\.md|(faq|services|search)\/[^/]+\.txt|look\/.+)$/u

/** The dangling link that Emacs puts beside a file with unsaved changes. */
const EMACS_LOCK = /^content\/(?:.*\/)?\.#[^/]*$/

/**
 * Finds links, pipes and devices, which must not be opened, in the folders that a build reads, and folders with the
 * name of a file. content/ and public/ may not be links themselves.
 */
export async function checkPlainFiles(project: string): Promise<ContentProblem[]> {
  const links = await Promise.all(
    ['content', 'public'].map((folder) => linkProblems(project, folder)),
  )
  if (links.flat().length > 0) return links.flat()
  const folders = ['content', 'examples', 'public'].map((folder) => plainFiles(project, folder))
  const problems = (await Promise.all(folders)).flatMap(({ problems }) => problems)
  return problems.filter(({ file, code }) => code !== 'link' || !EMACS_LOCK.test(file))
}

/** Finds files that the site would silently ignore: in a wrong place, or with a wrong ending. */
export async function checkFiles(project: string): Promise<ContentProblem[]> {
  const { files } = await plainFiles(project, 'content')
  return files
    .map((file) => file.slice('content/'.length))
    .filter((file) => !LEFTOVER.test(file) && !READ_FILE.test(file))
    .map((file) => fileProblem(`content/${file}`, unreadMistake(file)))
}

/** Addresses that the site makes. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(PATHS),
  ...Object.values(READ_PATHS),
  EDITOR_PATH,
  SEARCH_PATH,
  TOO_MANY_PATH,
  '/404',
])
/** Pictures and the like that it makes beside them. */
const OWN_FILES = /^\/(?:favicon\.(?:ico|svg)|logo\.(?:svg|webp)|icon-\d+\.png|site\.webmanifest)$/
/** Folders in which all files are the site's, beside those of the API, and in which the pages are. */
const OWN_FOLDERS = /^\/(?:admin|_astro|og|people|pictures|\.well-known\/agent-skills)\//
const PAGE_FOLDERS = /^\/(?:services|faq|doors|developers)\//
/** A file may not have the name of a folder that a build makes. */
const FOLDERS = /^\/(?:doors|og|people|pictures|_astro)$/

/**
 * The address that a file of public/ would take from the site, where Astro would leave out a page without an error, or
 * that of the compressed copy of another file.
 */
function takenAddress(name: string, all: readonly string[]): string | undefined {
  const path = `/${name}`
  const page = path.replace(/(?:index)?\.(?:html|md)$/u, '').replace(/(?<=.)\/$/u, '')
  if (
    OWN_PATHS.has(path) ||
    OWN_FILES.test(path) ||
    FOLDERS.test(path) ||
    OWN_FOLDERS.test(path) ||
    APPLICATION_PATH.test(path)
  )
    return path
  const isPage = page !== path && (OWN_PATHS.has(page || '/') || PAGE_FOLDERS.test(page))
  if (isPage) return page || '/'
  // A folder may not have the name of a file that the build makes.
  const folders = name.split('/').slice(0, -1)
  for (const [i, folder] of folders.entries()) {
    const whole = folders.slice(0, i + 1).join('/')
    const taken = extname(folder) === '' ? undefined : takenAddress(whole, all)
    if (taken !== undefined) return taken
  }
  const original = name.replace(/\.(?:br|gz)$/u, '')
  return original !== name && all.includes(original) ? `/${original}` : undefined
}

/**
 * Checks the files that are published as they are: drawings by what is in them, and all by the addresses that they take.
 */
export async function checkPublicFiles(project: string): Promise<ContentProblem[]> {
  const { files } = await plainFiles(project, 'public')
  const names = files.map((file) => file.slice('public/'.length))
  const taken = names.flatMap((name) => {
    const path = takenAddress(name, names)
    return path === undefined
      ? []
      : fileProblem(`public/${name}`, mistake('taken-address', { path }))
  })
  // By the type that they are served as, which `.svgz` has too.
  const drawings = files.filter((file) => lookup(file) === 'image/svg+xml')
  const checked = drawings.map(async (file) => {
    const { bytes, problem } = await readPlainFile(project, file)
    return [...(problem ? [problem] : []), ...(bytes ? checkDrawing(file, bytes) : [])]
  })
  return [...taken, ...(await Promise.all(checked)).flat()]
}

/** The mistake of a file that nothing reads, with the name it was probably meant to have. */
function unreadMistake(file: string): Mistake {
  const ended = file.includes('.') ? file.replace(/\.yml$/u, '.yaml') : `${file}.md`
  const meant = [file.toLowerCase(), ended].find((name) => READ_FILE.test(name))
  return meant ? mistake('file-name', { name: `content/${meant}` }) : mistake('unread-file')
}

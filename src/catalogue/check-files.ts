import { checkDrawing } from './check-drawing.ts'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { linkProblems, plainFiles, readPlainFile } from './plain-files.ts'

/** The files of content/ that the site reads; look/ may hold pictures that are not used yet. */
const READ_FILE =
  /^(README\.md|(practice|site|look|helplines|promises)\.yaml|(faq|services|doors|pages)\/[^/]+\.md|(faq|services|search)\/[^/]+\.txt|look\/.+)$/u

/** Files that systems and editors leave behind. */
const LEFTOVER = /(^|\/)(\.[^/]*|~\$[^/]*|[^/]*(~|\.bak|\.orig)|Thumbs\.db|desktop\.ini)(\/|$)/iu

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

/** Checks the drawings among the files that are published as they are. */
export async function checkPublicFiles(project: string): Promise<ContentProblem[]> {
  const { files } = await plainFiles(project, 'public')
  const drawings = files.filter((file) => /\.svg$/i.test(file))
  const checked = drawings.map(async (file) => {
    const { bytes, problem } = await readPlainFile(project, file)
    return [...(problem ? [problem] : []), ...(bytes ? checkDrawing(file, bytes) : [])]
  })
  return (await Promise.all(checked)).flat()
}

/** The mistake of a file that nothing reads, with the name it was probably meant to have. */
function unreadMistake(file: string): Mistake {
  const ended = file.includes('.') ? file.replace(/\.yml$/u, '.yaml') : `${file}.md`
  const meant = [file.toLowerCase(), ended].find((name) => READ_FILE.test(name))
  return meant ? mistake('file-name', { name: `content/${meant}` }) : mistake('unread-file')
}

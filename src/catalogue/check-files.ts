import { checkDrawing } from './check-drawing.ts'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { linked, plainFiles, readPlainFile } from './plain-files.ts'

/** What the site reads of content/; pictures may wait in their folder. */
const READ =
  /^(README\.md|(practice|site|look|helplines|promises)\.yaml|(faq|services|doors|pages)\/[^/]+\.md|(faq|services|search)\/[^/]+\.txt|look\/.+)$/u

/** What systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|~\$[^/]*|[^/]*(~|\.bak|\.orig)|Thumbs\.db|desktop\.ini)(\/|$)/iu

/** What Emacs puts beside a file while somebody changes it: a link to nothing. */
const EMACS_LOCK = /^content\/(?:.*\/)?\.#[^/]*$/

/**
 * Finds what is no file of its own in the folders that a build reads: links, pipes and devices, which nobody may
 * follow or open, and folders with the name of a file. The folders of the owner are no links themselves.
 */
export async function checkPlainFiles(project: string): Promise<ContentProblem[]> {
  const links = await Promise.all(['content', 'public'].map((folder) => linked(project, folder)))
  if (links.flat().length > 0) return links.flat()
  const folders = ['content', 'examples', 'public'].map((folder) => plainFiles(project, folder))
  const problems = (await Promise.all(folders)).flatMap(({ problems }) => problems)
  return problems.filter(({ file, code }) => code !== 'link' || !EMACS_LOCK.test(file))
}

/** Finds files that the site would pass over without a word: in another place, or with another ending. */
export async function checkFiles(project: string): Promise<ContentProblem[]> {
  const { files } = await plainFiles(project, 'content')
  return files
    .map((file) => file.slice('content/'.length))
    .filter((file) => !LEFT_BEHIND.test(file) && !READ.test(file))
    .map((file) => fileProblem(`content/${file}`, whatItMayBe(file)))
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

/** The name it was probably meant to have. */
function whatItMayBe(file: string): Mistake {
  const ended = file.includes('.') ? file.replace(/\.yml$/u, '.yaml') : `${file}.md`
  const meant = [file.toLowerCase(), ended].find((name) => READ.test(name))
  return meant ? mistake('file-name', { name: `content/${meant}` }) : mistake('unread-file')
}

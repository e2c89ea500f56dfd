import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type ContentProblem, problem, quote } from './content-error.ts'

/** What the site reads of content/; pictures may wait in their folder. */
const READ =
  /^(README\.md|(practice|site|look|helplines|promises)\.yaml|(faq|services|pages)\/[^/]+\.md|(faq|services|search)\/[^/]+\.txt|look\/.+)$/u

/** What systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|~\$[^/]*|[^/]*(~|\.bak|\.orig)|Thumbs\.db|desktop\.ini)(\/|$)/iu

/** Finds files that the site would pass over without a word: in another place, or with another ending. */
export async function checkFiles(project: string): Promise<ContentProblem[]> {
  const content = join(project, 'content')
  const entries = await readdir(content, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !LEFT_BEHIND.test(file) && !READ.test(file))
    .map((file) => problem(`content/${file}`, 'file', quote(file), whatItMayBe(file)))
}

/** The name it was probably meant to have. */
function whatItMayBe(file: string): string {
  const ended = file.includes('.') ? file.replace(/\.yml$/u, '.yaml') : `${file}.md`
  const meant = [file.toLowerCase(), ended].find((name) => READ.test(name))
  return meant
    ? `the name content/${meant}`
    : 'a file that the site reads: .md and .txt in faq/ and services/, pictures in look/'
}

/** Reads files of the project only where they really stand in its folders: links and devices are refused. */
import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { mistake } from './mistakes.ts'

/** The project's folder, in which every command of the project runs. */
export const PROJECT = '.'

/** Files that systems and editors leave behind. */
export const LEFTOVER =
  /(^|\/)(\.[^/]*|~\$[^/]*|[^/]*(~|\.bak|\.orig)|Thumbs\.db|desktop\.ini)(\/|$)/iu

type FileKind = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>

/** What Node shows of bytes that are no UTF-8, so that no such file can be opened; and what no address can have. */
const UNUSABLE_SIGN = /[\ufffd\\\p{Cc}]/u

/** Folders of content may not have such names. */
const NAME_OF_FILE = /\.(md|txt|ya?ml)$/iu

/**
 * Lists the plain files below a folder of the project. Links are not followed, and nothing is opened: reading a pipe or
 * a device might never end.
 *
 * @returns Their sorted paths below the project; as problems, whatever else stands there, folders with the name of a
 *   file of content, and unusable names. Both are empty where there is no such folder.
 */
export async function plainFiles(project: string, folder: string) {
  const files: string[] = []
  const problems: ContentProblem[] = []

  /** Node's recursive `readdir` would follow links to folders. */
  async function walk(at: string): Promise<void> {
    for (const entry of await entriesOf(at)) {
      const file = `${at}/${entry.name}`
      const mayBeFolder = folder === 'public' || !NAME_OF_FILE.test(entry.name)
      if (UNUSABLE_SIGN.test(entry.name)) problems.push(fileProblem(file, mistake('file-sign')))
      else if (entry.isFile()) files.push(file)
      else if (entry.isDirectory() && mayBeFolder) await walk(file)
      else problems.push(notPlain(file, entry))
    }
  }

  async function entriesOf(at: string): Promise<Dirent[]> {
    try {
      return await readdir(join(project, at), { withFileTypes: true })
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['ENOENT', 'ENOTDIR'].includes(code)) problems.push(fileProblem(at, mistake('locked')))
      return []
    }
  }

  await walk(folder)
  return { files: files.sort(), problems }
}

/**
 * Reads a plain file of the project; links, folders, pipes and devices are problems.
 *
 * @param file Path below the project, in one of its folders.
 * @param maxKib How large it may be.
 * @returns Its bytes, or what is wrong with it; neither where there is none.
 */
export async function readPlainFile(
  project: string,
  file: string,
  maxKib = Infinity,
): Promise<{ bytes?: Buffer; problem?: ContentProblem }> {
  const path = join(project, file)
  const [top = ''] = file.split('/')
  try {
    const kind = await lstat(path)
    if (!kind.isFile()) return { problem: notPlain(file, kind) }
    if (kind.size > maxKib * 1024)
      return { problem: fileProblem(file, mistake('large', { most: maxKib }), 1) }
    // The project and its top folders may be links themselves; what stands in them may not.
    const own = join(await realpath(join(project, top)), relative(top, dirname(file)))
    if ((await realpath(dirname(path))) !== own)
      return { problem: fileProblem(file, mistake('link')) }
    return { bytes: await readFile(path) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    return { problem: fileProblem(file, mistake('locked')) }
  }
}

/** A problem where a folder of the project is a link; otherwise none. */
export async function linkProblems(project: string, folder: string): Promise<ContentProblem[]> {
  const kind = await lstat(join(project, folder)).catch(() => undefined)
  return kind?.isSymbolicLink() ? [notPlain(folder, kind)] : []
}

function notPlain(file: string, kind: FileKind): ContentProblem {
  return fileProblem(file, mistake(kind.isSymbolicLink() ? 'link' : 'not-plain'))
}

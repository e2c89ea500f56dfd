/** Which files of the project are read: those alone that stand in its folders themselves. */
import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type ContentProblem, fileProblem } from './content-error.ts'
import { mistake } from './mistakes.ts'

/** What may stand in the place of a file. */
type FileKind = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>

/** What a file of content is named, and no folder. */
const NAME_OF_FILE = /\.(md|txt|ya?ml)$/iu

/**
 * The plain files below a folder of the project, by their paths below the project, in order. Links are not
 * followed, and nothing is opened: a pipe or a device would never end.
 *
 * @returns As problems whatever else stands there, and folders with the name of a file of content; nothing where
 *   there is no such folder.
 */
export async function plainFiles(project: string, folder: string) {
  const files: string[] = []
  const problems: ContentProblem[] = []

  /** Node's own walk would follow links to folders. */
  async function walk(at: string): Promise<void> {
    for (const entry of await entriesOf(at)) {
      const file = `${at}/${entry.name}`
      const mayBeFolder = folder === 'public' || !NAME_OF_FILE.test(entry.name)
      if (entry.isFile()) files.push(file)
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
 * Reads a file of the project, if it is one: what a link, a folder, a pipe or a device leads to is not read.
 *
 * @param file Path below the project, in one of its folders.
 * @param most How large it may be, in KiB.
 * @returns Its bytes, or what is wrong with it; neither where there is none.
 */
export async function readPlainFile(
  project: string,
  file: string,
  most = Infinity,
): Promise<{ bytes?: Buffer; problem?: ContentProblem }> {
  const path = join(project, file)
  const [top = ''] = file.split('/')
  try {
    const kind = await lstat(path)
    if (!kind.isFile()) return { problem: notPlain(file, kind) }
    if (kind.size > most * 1024)
      return { problem: fileProblem(file, mistake('large', { most }), 1) }
    // The project, and its examples, may themselves be somewhere else; what stands in them may not.
    const own = join(await realpath(join(project, top)), relative(top, dirname(file)))
    if ((await realpath(dirname(path))) !== own)
      return { problem: fileProblem(file, mistake('link')) }
    return { bytes: await readFile(path) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    return { problem: fileProblem(file, mistake('locked')) }
  }
}

/** What is said of a folder of the project that is a link; nothing of one that is none, or not there. */
export async function linked(project: string, folder: string): Promise<ContentProblem[]> {
  const kind = await lstat(join(project, folder)).catch(() => undefined)
  return kind?.isSymbolicLink() ? [notPlain(folder, kind)] : []
}

/** What is said of something that stands in the place of a file. */
function notPlain(file: string, kind: FileKind): ContentProblem {
  return fileProblem(file, mistake(kind.isSymbolicLink() ? 'link' : 'not-plain'))
}

import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from './manifest.ts'

/** Keeps the empty folder in Git; it is not served. */
const PLACEHOLDER = '.gitkeep'

/**
 * Moves the files of public/ from where Astro copied them into a folder of their own, since their addresses keep
 * `.html`, which those of pages lose.
 *
 * @param source public/ itself.
 * @param client The folder of everything that was built for clients.
 * @param target The new folder; it is made even where there are no files.
 */
export async function separatePublicFiles(
  source: string,
  client: string,
  target: string,
): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (const file of await filesBelow(source)) {
    const name = relative(source, file)
    if (name === PLACEHOLDER) await rm(join(client, name))
    else {
      await mkdir(dirname(join(target, name)), { recursive: true })
      await rename(join(client, name), join(target, name))
    }
  }
}

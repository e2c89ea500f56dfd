import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LEFTOVER } from '../catalogue/plain-files.ts'
import { filesBelow } from './manifest.ts'

/**
 * Moves the files of public/ from where Astro copied them into a folder of their own, since their addresses keep
 * `.html`, which those of pages lose. What systems and editors left behind, such as .DS_Store, is not published.
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
    if (LEFTOVER.test(name.replace(/^\.well-known\//u, ''))) await rm(join(client, name))
    else {
      await mkdir(dirname(join(target, name)), { recursive: true })
      await rename(join(client, name), join(target, name))
    }
  }
}

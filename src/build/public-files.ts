import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from './manifest.ts'

/** Keeps the folder in Git while it is empty; nobody is served it. */
const PLACEHOLDER = '.gitkeep'

/**
 * Moves the files of public/ from where Astro copied them to a folder of their own: a page loses the ending
 * of its name on the way to its address, and they do not.
 *
 * @param source public/ itself.
 * @param client Everything that was built for clients.
 * @param target Where they go; it exists afterwards, even where there are none.
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

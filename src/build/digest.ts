import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a build is made of: a change in any of these makes it stale. */
const SOURCES = ['content', 'examples', 'src', 'public', 'astro.config.mjs', 'package-lock.json']

/** A digest of all sources, by name and bytes; the same sources give the same text. */
export async function sourceDigest(): Promise<string> {
  const names = (await Promise.all(SOURCES.map(filesBelow))).flat().sort()
  const digest = createHash('sha256')
  for (const name of names) {
    digest.update(`${relative(ROOT, name).split(sep).join('/')}\0`)
    digest.update(await readFile(name))
  }
  return digest.digest('hex')
}

async function filesBelow(source: string): Promise<string[]> {
  const path = join(ROOT, source)
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

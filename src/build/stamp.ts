import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from '../server/manifest.ts'
import { MANIFEST_FILE, digestOf } from '../server/manifest.ts'

/** Takes the manifest away before a build begins: what is there from now on is not whole. */
export async function removeStamp(dist: URL): Promise<void> {
  await rm(new URL(MANIFEST_FILE, dist), { force: true })
}

/** Writes the manifest, last and at once: a build without it is not whole. */
export async function stamp(dist: URL, about: Omit<Manifest, 'files'>): Promise<void> {
  const manifest: Manifest = { ...about, files: await digests(fileURLToPath(dist)) }
  const unfinished = new URL(`${MANIFEST_FILE}.tmp`, dist)
  await writeFile(unfinished, `${JSON.stringify(manifest)}\n`)
  await rename(unfinished, new URL(MANIFEST_FILE, dist))
}

async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const pairs = await Promise.all(
    paths.map(async (path) => [
      relative(folder, path).split(sep).join('/'),
      digestOf(await readFile(path)),
    ]),
  )
  return Object.fromEntries(pairs) as Record<string, string>
}

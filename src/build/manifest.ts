import { lstat, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOf, type Manifest, MANIFEST_FILE } from '../server/manifest.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a build is made of: a change in any of these makes it out of date. */
const SOURCE_FOLDERS = ['content', 'examples', 'src', 'public']
const SOURCE_FILES = ['astro.config.mjs', 'package-lock.json']

/** A digest of the names and bytes of all sources. */
export async function sourceDigest(): Promise<string> {
  const below = await Promise.all(SOURCE_FOLDERS.map((name) => filesBelow(join(ROOT, name))))
  const files = [...below.flat(), ...SOURCE_FILES.map((name) => join(ROOT, name))]
  return digestOf(Buffer.from(JSON.stringify(await digestsOf(files, ROOT))))
}

/** Removes the manifest before a build begins, since the build is incomplete from then on. */
export async function removeManifest(dist: URL): Promise<void> {
  await rm(new URL(MANIFEST_FILE, dist), { force: true })
}

/** Writes the manifest atomically, as the last step of a build: without it a build counts as incomplete. */
export async function writeManifest(dist: URL, about: Omit<Manifest, 'files'>): Promise<void> {
  const folder = fileURLToPath(dist)
  const manifest: Manifest = { ...about, files: await digestsOf(await filesBelow(folder), folder) }
  const unfinished = new URL(`${MANIFEST_FILE}.tmp`, dist)
  await writeFile(unfinished, `${JSON.stringify(manifest)}\n`)
  await rename(unfinished, new URL(MANIFEST_FILE, dist))
}

/** The digest of each file, by its path below a folder. */
async function digestsOf(
  files: readonly string[],
  folder: string,
): Promise<Record<string, string>> {
  const pairs = files.map(async (file) => [
    relative(folder, file).split(sep).join('/'),
    digestOf(await readFile(file)),
  ])
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>
}

/** The sorted paths of all files below a folder. Links are not followed, since they may lead anywhere. */
export async function filesBelow(folder: string): Promise<string[]> {
  if ((await lstat(folder)).isSymbolicLink()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(files)).flat().sort()
}

import { rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Manifest, MANIFEST_FILE } from '../server/manifest.ts'
import { digestsOf, filesBelow } from './digest.ts'

/** Takes the manifest away before a build begins: what is there from now on is not whole. */
export async function removeManifest(dist: URL): Promise<void> {
  await rm(new URL(MANIFEST_FILE, dist), { force: true })
}

/** Writes the manifest, last and at once: a build without it is not whole. */
export async function writeManifest(dist: URL, about: Omit<Manifest, 'files'>): Promise<void> {
  const folder = fileURLToPath(dist)
  const manifest: Manifest = { ...about, files: await digestsOf(await filesBelow(folder), folder) }
  const unfinished = new URL(`${MANIFEST_FILE}.tmp`, dist)
  await writeFile(unfinished, `${JSON.stringify(manifest)}\n`)
  await rename(unfinished, new URL(MANIFEST_FILE, dist))
}

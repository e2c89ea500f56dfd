import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Where a build's manifest stands in its folder. */
export const MANIFEST_FILE = 'build.json'

/** What a build is, written when all of it is there. */
export interface Manifest {
  /** Origin that it was made for. */
  siteUrl: string
  /** Where the owner's editor saves, if it has one. */
  editor?: string | undefined
  /** Digest of what it was made of. */
  sources: string
  /** Digest of each of its files, by its path in the build's folder. */
  files: Record<string, string>
}

/**
 * Reads a build as its manifest says that it is.
 *
 * @param dist The build's folder.
 * @returns The manifest, and the bytes of all files by their paths.
 * @throws {Error} When a file, or the manifest, is missing or is not what was built.
 */
export function readBuild(dist: URL): { manifest: Manifest; files: Map<string, Buffer> } {
  const text = readFileSync(new URL(MANIFEST_FILE, dist), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const files = new Map(
    Object.entries(manifest.files).map(([path, digest]) => {
      const bytes = readFileSync(new URL(encodeURI(path), dist))
      if (digestOf(bytes) !== digest) throw new Error(`${path} is not what was built`)
      return [path, bytes]
    }),
  )
  return { manifest, files }
}

/** A file's digest as the manifest has it. */
export function digestOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'hex')
}

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Name of the manifest in the build's folder. */
export const MANIFEST_FILE = 'build.json'

/** Describes a build; written last, when the build is complete. */
export interface Manifest {
  /** Origin of the site. */
  siteUrl: string
  /** Where the owner's editor saves, if it has one. */
  editor?: string | undefined
  /** Digest of the sources. */
  sources: string
  /** Digest of each file, by its path in the build's folder. */
  files: Record<string, string>
}

/**
 * Reads a build and verifies it by its manifest.
 *
 * @param dist The build's folder.
 * @returns The manifest, and the bytes of all files by their paths.
 * @throws {Error} If a file or the manifest is missing, or a file has changed.
 */
export function readBuild(dist: URL): { manifest: Manifest; files: Map<string, Buffer> } {
  const text = readFileSync(new URL(MANIFEST_FILE, dist), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const files = new Map(
    Object.entries(manifest.files).map(([path, digest]) => {
      const bytes = readFileSync(new URL(path.split('/').map(encodeURIComponent).join('/'), dist))
      if (digestOf(bytes) !== digest) throw new Error(`${path} is not what was built`)
      return [path, bytes]
    }),
  )
  return { manifest, files }
}

/** A file's digest for the manifest: SHA-256, hexadecimal. */
export function digestOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'hex')
}

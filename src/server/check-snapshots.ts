import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Resources } from '../core/resources.ts'
import { SNAPSHOTS } from '../api/snapshots.ts'
import type { Representation, StaticFile } from './static-files.ts'

/**
 * Finds the snapshots among the build's files, and makes sure that each is what the application would
 * answer, in every coding.
 *
 * @throws {Error} Naming a snapshot that is missing or holds other bytes.
 */
export function checkedSnapshots(
  files: ReadonlyMap<string, StaticFile>,
  resources: Resources,
): Map<string, StaticFile> {
  return new Map(
    SNAPSHOTS.map(({ name, path }) => {
      const file = files.get(path)
      if (!file) throw new Error(`There is no snapshot of ${path}. Run npm run build.`)
      const expected = Buffer.from(JSON.stringify(resources[name]({})))
      if (!isWhole(file, expected))
        throw new Error(`The snapshot of ${path} is not what was built. Run npm run build.`)
      return [path, file]
    }),
  )
}

function isWhole({ identity, br, gzip }: StaticFile, expected: Buffer): boolean {
  try {
    return (
      bytesOf(identity).equals(expected) &&
      (!br || brotliDecompressSync(bytesOf(br)).equals(expected)) &&
      (!gzip || gunzipSync(bytesOf(gzip)).equals(expected))
    )
  } catch {
    // What does not decompress is not whole.
    return false
  }
}

function bytesOf({ body }: Representation): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body
}

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many examples of each file are enough where it matters that something is learned, but not how well. */
const LINES = 20

/**
 * Leaves out most examples of a copy of the project: all of them take half a minute to learn, and half a second
 * to read.
 *
 * @param project The folder that holds content/ and examples/.
 */
export function keepFewExamples(project: string): void {
  for (const folder of ['content', 'examples'])
    for (const entry of readdirSync(join(project, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || !entry.name.endsWith('.txt')) continue
      const file = join(entry.parentPath, entry.name)
      const lines = readFileSync(file, 'utf8').split('\n')
      writeFileSync(file, [...lines.slice(0, LINES), ''].join('\n'))
    }
}

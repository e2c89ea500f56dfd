import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many lines of each file are kept: enough where it does not matter how well something is learned. */
const KEPT_LINES = 20
/** The only hand that is kept: it asked about every topic. */
const KEPT_HAND = 'public.txt'

/**
 * Leaves out most examples of a copy of the project: all of them take half a minute to learn, and half a second
 * to read.
 *
 * @param project The folder that holds content/ and examples/.
 */
export function keepFewExamples(project: string): void {
  const asked = join(project, 'examples/asked')
  for (const name of readdirSync(asked)) if (name !== KEPT_HAND) rmSync(join(asked, name))
  const content = join(project, 'content')
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.txt')) continue
    const file = join(content, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [...lines.slice(0, KEPT_LINES), ''].join('\n'))
  }
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'

it('two builds of the same sources are the same bytes', { timeout: 240_000 }, async () => {
  const project = copyProject()
  const first = await build(project.folder)
  const second = await build(project.folder)
  expect(Object.keys(first).length).toBeGreaterThan(20)
  expect(second).toEqual(first)
  project.remove()
})

/** Builds from nothing; gives each file's digest by its name. */
async function build(folder: string): Promise<Record<string, string>> {
  for (const made of ['dist', '.astro'])
    await rm(join(folder, made), { recursive: true, force: true })
  execFileSync('astro', ['build', '--silent'], { cwd: folder, env: outsideTests() })
  const dist = join(folder, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const digests = await Promise.all(
    files.sort().map(async (file) => [
      relative(dist, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  )
  return Object.fromEntries(digests) as Record<string, string>
}

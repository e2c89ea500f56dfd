import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'

const SOURCES = [
  'content',
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

it('two builds of the same sources are the same bytes', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-build-'))
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const first = await build(folder)
  const second = await build(folder)
  expect(Object.keys(first).length).toBeGreaterThan(20)
  expect(second).toEqual(first)
  await rm(folder, { recursive: true })
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

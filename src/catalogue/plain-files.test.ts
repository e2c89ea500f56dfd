import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainFiles } from './plain-files.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'plain-files-'))
  mkdirSync(join(project, 'public/inner'), { recursive: true })
  writeFileSync(join(project, 'public/inner/b.txt'), 'b')
  writeFileSync(join(project, 'public/a.txt'), 'a')
})
afterEach(() => rmSync(project, { recursive: true }))

const linksNamed = async () =>
  (await plainFiles(project, 'public')).problems.map(({ file, code }) => [file, code])

it('lists the files of a folder and of those in it, in order', async () => {
  const { files, problems } = await plainFiles(project, 'public')
  expect(files).toEqual(['public/a.txt', 'public/inner/b.txt'])
  expect(problems).toEqual([])
})

it('names a link to a folder of the system, and does not enter it', async () => {
  symlinkSync('/', join(project, 'public/root'))
  symlinkSync('/proc', join(project, 'public/p'))
  expect((await linksNamed()).sort()).toEqual([
    ['public/p', 'link'],
    ['public/root', 'link'],
  ])
  expect((await plainFiles(project, 'public')).files).toHaveLength(2)
})

it('names links to the folder itself, once each', async () => {
  for (const name of ['x', 'y']) symlinkSync('.', join(project, 'public', name))
  expect((await linksNamed()).sort()).toEqual([
    ['public/x', 'link'],
    ['public/y', 'link'],
  ])
})

it('finds nothing where there is no such folder', async () => {
  expect(await plainFiles(project, 'content')).toEqual({ files: [], problems: [] })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkPlainFiles, checkPublicFiles } from './check-files.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'check-files-'))
  mkdirSync(join(project, 'content/faq'), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true }))

const at = (file: string) => join(project, file)
const named = async () =>
  (await checkPlainFiles(project)).map(({ file, code }) => [file, code]).sort()

it('names a folder of the owner that is a link, and enters none', async () => {
  symlinkSync('/', at('public'))
  expect(await named()).toEqual([['public', 'link']])
  rmSync(at('content'), { recursive: true })
  symlinkSync('/etc', at('content'))
  expect(await named()).toEqual([
    ['content', 'link'],
    ['public', 'link'],
  ])
})

it('names what is no plain file by whatever name', async () => {
  symlinkSync('/etc/passwd', at('content/faq/.x.md'))
  symlinkSync('/', at('content/faq/~$x'))
  execFileSync('mkfifo', [at('content/faq/x.md~')])
  expect(await named()).toEqual([
    ['content/faq/.x.md', 'link'],
    ['content/faq/x.md~', 'not-plain'],
    ['content/faq/~$x', 'link'],
  ])
})

it('leaves alone what editors put beside a file', async () => {
  symlinkSync('somebody@machine.4711', at('content/faq/.#x.md'))
  writeFileSync(at('content/faq/x.md~'), 'x')
  writeFileSync(at('content/faq/.x.md.swp'), 'x')
  expect(await named()).toEqual([])
})

it('lets no file of public/ take an address of the site', async () => {
  for (const folder of [
    'services',
    'faq',
    'API/v1',
    'about.html',
    'robots.txt',
    'booking.html/x',
    'og2',
  ])
    mkdirSync(at(`public/${folder}`), { recursive: true })
  const taken = [
    ...[
      'index.html',
      'emergency.html',
      'about.md',
      '404.html',
      'llms.txt',
      'services/x.html',
      'faq/search',
    ],
    ...['guide.txt.gz', 'API/v1/faq', 'Ask', 'doors', 'og', '_astro'],
    ...[
      'about.html/a.txt',
      'robots.txt/.gitkeep',
      'booking.html/x/a.txt',
      'favicon.ico',
      'icon-192.png',
    ],
  ]
  const free = [
    ...[
      'google123.html',
      'guide.txt',
      'archive.gz',
      'price list #1.txt',
      'services/x.pdf',
      'og2/x.png',
    ],
  ]
  for (const file of [...taken, ...free]) writeFileSync(at(`public/${file}`), 'x')
  const problems = await checkPublicFiles(project)
  expect(problems.map(({ file, code }) => [file, code]).sort()).toEqual(
    taken.map((file) => [`public/${file}`, 'taken-address']).sort(),
  )
})

it('names files whose names no address can have', async () => {
  mkdirSync(at('public'))
  writeFileSync(Buffer.from(`${at('public/')}\xe9.svg`, 'latin1'), 'x')
  for (const name of ['a\\b', 'a\tb']) writeFileSync(at(`public/${name}.txt`), 'x')
  expect(await named()).toEqual([
    ['public/a\tb.txt', 'file-sign'],
    ['public/a\\b.txt', 'file-sign'],
    ['public/\ufffd.svg', 'file-sign'],
  ])
})

it('looks into whatever is served as a drawing', async () => {
  mkdirSync(at('public'))
  const names = ['a.svg', 'b.SVG', 'c.svg ', 'd.svgz']
  for (const name of names)
    writeFileSync(at(`public/${name}`), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const problems = await checkPublicFiles(project)
  expect(problems.map(({ file, code }) => [file, code])).toEqual(
    names.map((name) => [`public/${name}`, 'drawing']),
  )
})

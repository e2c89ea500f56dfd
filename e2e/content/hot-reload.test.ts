import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { EDITOR_PATH, QUESTIONS_PATH } from '../../src/catalogue/urls.ts'
import { searchPath } from '../support/search-path.ts'
import { outsideTests } from '../support/environment.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { type RunningServer, startDevelopment } from '../support/servers.ts'

/** Pages are made, and examples learned, anew, on a machine that may be busy. */
const SOON = { timeout: 120_000 }
vi.setConfig({ testTimeout: 300_000 })

/** A word that no content has. */
const WORD = 'קרמבו'
/** Part of an answer word for word: it is found however little was learned. */
const ASKED = searchPath('אם איחרתם, נפגשים בזמן שנשאר').split('?')[1] ?? ''

let project: ProjectCopy
let server: RunningServer
beforeAll(async () => {
  project = copyProject({ fewExamples: true })
  server = await startDevelopment({}, project.folder)
}, 120_000)
afterAll(async () => {
  await server.stop()
  project.remove()
})

async function read(path: string): Promise<string> {
  return (await fetch(server.origin + path)).text()
}

it.each([
  {
    what: 'an answer',
    file: 'content/faq/session-length.md',
    change: (text: string) => text.replace('פגישה נמשכת', `${WORD}: פגישה נמשכת`),
    shown: WORD,
    at: [
      '/faq',
      '/faq.md',
      `/faq?${ASKED}`,
      '/api/v1/faq',
      `/api/v1/faq?${ASKED}`,
      `/ask?${ASKED.replace('q=', 'query=')}`,
      '/llms-full.txt',
    ],
  },
  {
    what: 'a price',
    file: 'content/practice.yaml',
    change: (text: string) => text.replace('placeholder: 400', 'placeholder: 417'),
    shown: '417',
    at: [
      '/booking',
      '/services/anxiety',
      '/faq',
      '/api/v1/services',
      `/api/v1${searchPath('כמה עולה פגישה')}`,
    ],
  },
  {
    what: 'an example of how people ask',
    file: 'content/faq/location-directions.txt',
    change: (text: string) => `${text}זרזירון\nיש זרזירון?\nאיפה הזרזירון\n`,
    shown: 'location-directions',
    at: [searchPath('זרזירון'), `/api/v1${searchPath('זרזירון')}`],
  },
])(
  '$what that changes is shown without a restart',
  async ({ file, change, shown, at }) => {
    for (const path of at) expect(await read(path), path).not.toContain(shown)
    project.edit(file, change)
    for (const path of at)
      await expect.poll(() => read(path), { ...SOON, message: path }).toContain(shown)
  },
)

it('a mistake is named, and what was there is served until it is corrected', async () => {
  const file = 'content/faq/lgbtq.md'
  const question = /^question:.*\n/m
  let removed = ''
  project.edit(file, (text) => text.replace(question, (line) => ((removed = line), '')))
  await expect.poll(server.output, { ...SOON, interval: 1 }).toMatch(/lgbtq\.md:2\n\s+question: .*missing/)
  expect((await fetch(`${server.origin}/faq`)).status).toBe(200)
  expect(await read('/api/v1/faq')).toContain('"id":"lgbtq"')
  // What is sound waits for the rest: half of a change would be shown otherwise.
  project.edit('content/faq/session-length.md', (text) => text.replace(WORD, `${WORD}${WORD}`))
  project.edit(file, (text) => text.replace('---\n', `---\n${removed.replace('?', ` ${WORD}?`)}`))
  await expect.poll(() => read('/api/v1/faq'), SOON).toContain(` ${WORD}?`)
  await expect.poll(() => read('/api/v1/faq'), SOON).toContain(`${WORD}${WORD}`)
})

it('examples that contradict each other are named, and the search goes on', async () => {
  const file = 'content/faq/session-length.txt'
  const line = /^.+\n/.exec(readFileSync(join(project.folder, 'content/faq/lgbtq.txt'), 'utf8'))
  project.edit(file, (text) => text + (line?.[0] ?? ''))
  await expect.poll(server.output, SOON).toMatch(/session-length\.txt:\d+\n\s+example: /)
  expect((await fetch(`${server.origin}/faq?${ASKED}`)).status).toBe(200)
  project.edit(file, (text) => text.replace(line?.[0] ?? '', ''))
})

it('a picture that is gone is asked for, and nothing breaks until it is back', async () => {
  const picture = join(project.folder, 'content/look/logo.svg')
  const give = () => {
    cpSync('e2e/fixtures/physiotherapist/look/logo.svg', picture)
  }
  const status = async () => (await fetch(`${server.origin}/logo.svg`)).status
  give()
  project.edit('content/look.yaml', (text) => text.replace('logo: drawing', 'logo: look/logo.svg'))
  await expect.poll(status, SOON).toBe(200)
  rmSync(picture)
  expect(await status()).toBe(503)
  expect(await read('/faq')).toContain('האתר מחכה לתוכן תקין')
  expect((await fetch(server.origin + EDITOR_PATH)).status).toBe(200)
  give()
  expect(await status()).toBe(200)
})

it('a picture that is replaced under its name is shown as it is now', async () => {
  const picture = join(project.folder, 'content/look/room.svg')
  const give = (name: string) => {
    cpSync(`e2e/fixtures/physiotherapist/look/${name}.svg`, picture)
  }
  const shown = async () => /\/pictures\/[\w-]+\.svg/.exec(await read('/'))?.[0] ?? ''
  give('room')
  project.edit('content/look.yaml', (text) =>
    text.replace('hero: drawing', `hero: { file: look/room.svg, alt: '${WORD}' }`),
  )
  await expect.poll(shown, SOON).not.toBe('')
  const first = await shown()
  expect(await read(first)).toBe(readFileSync(picture, 'utf8'))
  give('noa')
  const second = await shown()
  expect(second).not.toBe(first)
  expect(await read(second)).toBe(readFileSync(picture, 'utf8'))
})

it('the owner sees what a question gets, and says in one step what answers it', async () => {
  const at = (question: string) => `${QUESTIONS_PATH}?q=${encodeURIComponent(question)}`
  const question = 'יש לכם שמרטף לזמן הפגישה?'
  const write = (name: string, origin = server.origin) =>
    fetch(server.origin + QUESTIONS_PATH, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ q: question, name }),
      redirect: 'manual',
    })
  const fee = at('כמה עולה פגישה?')
  // Some examples were changed just now, and are still being learned.
  await expect.poll(() => read(fee), SOON).toContain('לא נשמע כמו סכנה')
  const harmless = await read(fee)
  expect(harmless).toMatch(/התאמה: \d+ מתוך 100/)
  expect(harmless).toContain('value="faq/session-fee"')
  expect((await write('faq/session-length', 'http://elsewhere.example')).status).toBe(403)
  expect((await write('faq/../../practice')).status).toBe(400)
  const { status, headers } = await write('faq/session-length')
  expect([status, headers.get('Location')]).toEqual([303, expect.stringContaining('written=')])
  const file = join(project.folder, 'content/faq/session-length.txt')
  expect(readFileSync(file, 'utf8')).toContain(`\n${question}\n`)
  await expect
    .poll(() => read(at(question)), SOON)
    .toMatch(/<ol><li><a href="\/faq#session-length">/)
})

it('starts with mistakes, shows them, and has the site as soon as they are mended', async () => {
  const beside = copyProject({ fewExamples: true })
  const file = 'content/practice.yaml'
  const sound = readFileSync(join(beside.folder, file), 'utf8')
  beside.edit(file, (text) => `name: "x\n${text}`)
  const started = startDevelopment({}, beside.folder, EDITOR_PATH)
  try {
    const { origin } = await started
    const page = await fetch(`${origin}/faq`)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('האתר מחכה לתוכן תקין')
    beside.edit(file, () => sound)
    await expect.poll(async () => (await fetch(`${origin}/faq`)).status, SOON).toBe(200)
  } finally {
    await (await started).stop()
    beside.remove()
  }
})

it('goes on when a build for another address finds mistakes', async () => {
  const file = 'content/practice.yaml'
  const sound = readFileSync(join(project.folder, file), 'utf8')
  project.edit(file, (text) => `name: "x\n${text}`)
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project.folder,
    env: { ...outsideTests(), SITE_URL: 'https://practice.example.com' },
  })
  expect(status).toBe(1)
  expect((await fetch(`${server.origin}/faq`)).status).toBe(200)
  project.edit(file, () => sound)
  expect((await fetch(`${server.origin}/faq`)).status).toBe(200)
})

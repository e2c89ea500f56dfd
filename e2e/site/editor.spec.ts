import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EDITOR_PATH } from '../../src/catalogue/urls.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { type RunningServer, startDevelopment } from '../support/servers.ts'

/** Where the editor's test backend keeps its files, in the browser's own file system. */
const FOLDER = 'sveltia-cms-test'
const QUESTION = 'אפשר לקנות פגישה במתנה?'
const WAYS = ['שובר מתנה לטיפול', 'לקנות לאמא שלי פגישה ליום הולדת', 'gift voucher for therapy']

test.describe.configure({ mode: 'serial' })
// The editor makes the fields that are in sight.
test.use({ viewport: { width: 1280, height: 6000 } })

let project: ProjectCopy
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = copyProject({ fewExamples: true })
  server = await startDevelopment({ EDITOR_BACKEND: 'test' }, project.folder)
})
test.afterAll(async () => {
  await server.stop()
  project.remove()
})

test('visitors meet no editor', async ({ request, page }) => {
  expect((await request.get(EDITOR_PATH)).status()).toBe(404)
  await page.goto('/')
  expect(await page.content()).not.toContain(EDITOR_PATH)
})

test('the owner changes a price, adds a question with three ways to ask it, and the site has both', async ({
  page,
}) => {
  // Three forms are opened and saved, and what they hold is learned, on a machine that may be busy.
  test.setTimeout(300_000)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== server.origin) elsewhere.push(request.url())
  })
  await signIn(page)

  await open(page, '_singletons/entries/practice')
  await field(page, 'offers').getByRole('button', { name: 'פתיחת הכול' }).click()
  const price = field(page, 'offers.0.price').getByRole('spinbutton')
  await price.fill('-5')
  await save(page).click()
  await expect(field(page, 'offers.0.price')).toContainText('המספר צריך להיות')
  await price.fill('430')
  await saved(page)

  await open(page, 'faq/new')
  await fill(page, 'question', QUESTION)
  await choose(page, 'category', 'מחיר ותשלום')
  await field(page, 'order').getByRole('spinbutton').fill('60')
  await choose(page, 'related', 'כמה עולה פגישה?')
  await fill(page, 'body', 'כן. כותבים לנו בוואטסאפ, {{contact.whatsapp}}, ושולחים שובר.')
  await nameFile(page, 'gift-sessions')
  await saved(page)

  await open(page, 'faq-examples/new')
  await fill(page, 'text', WAYS.join('\n'))
  await nameFile(page, 'gift-sessions')
  await saved(page)

  const practice = readFileSync('content/practice.yaml', 'utf8')
  expect(await fileOf(page, 'content/practice.yaml')).toBe(
    practice.replace('{ placeholder: 400 }', '430'),
  )
  const question = await fileOf(page, 'content/faq/gift-sessions.md')
  expect(question).toMatch(
    /^---\nquestion: 'אפשר לקנות פגישה במתנה\?'\ncategory: fees\norder: 60\n/,
  )
  expect(await fileOf(page, 'content/faq/gift-sessions.txt')).toBe(`${WAYS.join('\n')}\n`)
  expect(elsewhere).toEqual([])

  for (const file of ['practice.yaml', 'faq/gift-sessions.md', 'faq/gift-sessions.txt'])
    writeFileSync(join(project.folder, 'content', file), await fileOf(page, `content/${file}`))
  await expect.poll(() => read('/api/v1/services')).toContain('"price":430')
  await expect.poll(() => read('/api/v1/faq')).toContain(QUESTION)
  // The search has learned the new ways once it knows one whose words the answer does not have.
  await expect
    .poll(() => read(`/api/v1/faq?limit=1&q=${encodeURIComponent(WAYS[1] ?? '')}`), {
      timeout: 120_000,
    })
    .toContain('gift-sessions')
})

test('a form speaks Hebrew from right to left, and each field has a name', async ({ page }) => {
  // The editor is large, and development compiles it.
  test.slow()
  await signIn(page)
  await open(page, 'faq/entries/session-fee')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(field(page, 'question').getByRole('textbox')).toHaveValue('כמה עולה פגישה?')
  const { violations } = await new AxeBuilder({ page })
    .withRules(['label', 'select-name', 'html-has-lang', 'html-lang-valid', 'document-title'])
    .analyze()
  expect(violations).toEqual([])
})

/** Gives the editor the content of the project, in the browser's own file system, and lets it read it. */
async function signIn(page: Page): Promise<void> {
  // Anything of the same origin has the same file system; this has no script that would load it anew.
  await page.goto(`${server.origin}/robots.txt`)
  await page.evaluate(
    async ([folder, files]) => {
      const top = await navigator.storage.getDirectory()
      for (const [path, text] of files) {
        let parent = await top.getDirectoryHandle(folder, { create: true })
        const names = path.split('/')
        const last = names.pop() ?? ''
        for (const name of names) parent = await parent.getDirectoryHandle(name, { create: true })
        const file = await parent.getFileHandle(last, { create: true })
        const writable = await file.createWritable()
        await writable.write(text)
        await writable.close()
      }
    },
    [FOLDER, contentFiles()] as const,
  )
  await page.goto(server.origin + EDITOR_PATH)
  await page.getByRole('button', { name: 'כניסה לניסיון' }).click()
  await expect(page.getByText('פרטי הקליניקה').first()).toBeVisible()
}

function contentFiles(): [string, string][] {
  return readdirSync(join(project.folder, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(yaml|md|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(project.folder, path), readFileSync(path, 'utf8')])
}

async function fileOf(page: Page, path: string): Promise<string> {
  return page.evaluate(
    async ([folder, names]) => {
      let parent = await navigator.storage.getDirectory()
      for (const name of [folder, ...names.slice(0, -1)])
        parent = await parent.getDirectoryHandle(name)
      const file = await parent.getFileHandle(names.at(-1) ?? '')
      return (await file.getFile()).text()
    },
    [FOLDER, path.split('/')] as const,
  )
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${EDITOR_PATH}#/collections/${path}`)
  await expect(save(page)).toBeVisible()
}

function field(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`)
}

async function fill(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).getByRole('textbox').fill(text)
}

async function choose(page: Page, path: string, choice: string): Promise<void> {
  await field(page, path).getByRole('combobox').first().click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** The name of a new file has a panel of its own. */
async function nameFile(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'שם הקובץ' }).fill(name)
}

function save(page: Page): Locator {
  return page.getByRole('button', { name: 'שמירה', exact: true })
}

/** Saves; once the file is written, the form gives way to the list that it belongs to. */
async function saved(page: Page): Promise<void> {
  await save(page).click()
  await expect(page).toHaveURL(/#\/collections(\/[\w-]+)?$/)
  await expect(save(page)).toBeHidden()
}

async function read(path: string): Promise<string> {
  return (await fetch(server.origin + path)).text()
}

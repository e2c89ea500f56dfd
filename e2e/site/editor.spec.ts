import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { EDITOR_PATH, QUESTIONS_PATH } from '../../src/catalogue/urls.ts'
import { outsideTests } from '../support/environment.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { type RunningServer, startDevelopment } from '../support/servers.ts'

/** What the test hands over as the folder of this computer, in the browser's own file system. */
const FOLDER = 'site'
const PRACTICE = '_singletons/entries/practice'
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
  server = await startDevelopment({}, project.folder)
})
test.afterAll(async () => {
  await server.stop()
  project.remove()
})

test('visitors meet no editor', async ({ request, page }) => {
  for (const path of [EDITOR_PATH, QUESTIONS_PATH])
    expect((await request.get(path)).status()).toBe(404)
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

  await open(page, PRACTICE)
  const price = field(page, 'offers.0.price').getByRole('spinbutton')
  await unfold(page, 'offers', price)
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

  await takeOver(page)
  await expect.poll(() => read('/api/v1/services')).toContain('"price":430')
  await expect.poll(() => read('/api/v1/faq')).toContain(QUESTION)
  // The search has learned the new ways once it knows one whose words the answer does not have.
  await expect
    .poll(() => read(`/api/v1/faq?limit=1&q=${encodeURIComponent(WAYS[1] ?? '')}`), {
      timeout: 120_000,
    })
    .toContain('gift-sessions')
})

test('the owner opens the folder, and nothing else is offered', async ({ page }) => {
  test.slow()
  await signIn(page)
  await page.getByRole('button', { name: 'תפריט החשבון' }).click()
  await expect(page.locator('body')).not.toContainText(/Gitea|Forgejo|There is an error/)
})

test('a mistake that only a build would find is said where it is made, and so is its end', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const said = page.locator('practice-mistakes aside')
  await open(page, 'faq/entries/lgbtq')
  const answer = await field(page, 'body').getByRole('textbox').inputValue()
  await fill(page, 'body', `${answer} {{contact.nothing}}`)
  await saved(page)
  await takeOver(page)
  await expect(said).toContainText('טעויות בתוכן שנשמר: 1')
  await expect(said).toContainText('שאלות ותשובות › lgbtq › התשובה')
  await expect(said).toContainText('content/faq/lgbtq.md:')
  // Whoever looks at the site, and not at the editor, is told as well.
  const beside = await page.context().newPage()
  await beside.goto(`${server.origin}/faq`)
  await expect(beside.locator('practice-mistakes aside')).toContainText('contact.nothing')
  // The editor is where it was, and opens the form from there.
  await said.getByRole('link', { name: /lgbtq/ }).click()
  await expect(field(page, 'question')).toBeVisible()
  await fill(page, 'body', answer)
  await saved(page)
  await takeOver(page)
  await expect(said).toContainText('הכול תקין')
  await expect(beside.locator('practice-mistakes aside')).toBeHidden()
})

test('a form that was only looked at has nothing to save, and no draft', async ({ page }) => {
  test.slow()
  await signIn(page)
  for (const form of ['faq/entries/session-fee', 'pages/entries/home', PRACTICE]) {
    await open(page, form)
    await expect(page.locator('[data-key-path]').first()).toBeVisible()
    await expect(save(page)).toBeDisabled()
  }
})

test('the owner replaces the last placeholder, gives a logo, and builds what was saved', async ({
  page,
}) => {
  test.setTimeout(300_000)
  project.edit('content/practice.yaml', (text) => text.replaceAll(/\{ placeholder: (.*) \}/g, '$1'))
  project.edit('content/practice.yaml', (text) => text.replaceAll(/\n +placeholder:/g, ''))
  await expect.poll(() => read('/')).not.toContain('placeholder-notice')
  await signIn(page)
  await open(page, PRACTICE)
  await expect(field(page, 'name').getByRole('textbox')).toBeVisible()
  await expect(field(page, 'placeholders')).toBeHidden()
  await open(page, '_singletons/entries/look')
  await field(page, 'logo').getByRole('button', { name: 'בחירה', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'העלאה', exact: true }).click()
  await (
    await chooser
  ).setFiles({
    name: 'My Logo.svg',
    mimeType: 'image/svg+xml',
    buffer: readFileSync('e2e/fixtures/physiotherapist/look/logo.svg'),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'הוספה', exact: true }).click()
  await saved(page)
  expect(await fileOf(page, 'content/look.yaml')).toMatch(/^logo: 'look\/my-logo\.svg'$/m)
  await takeOver(page)
  await expect(page.locator('practice-mistakes aside')).toContainText('הכול תקין')
  const build = ['node_modules/astro/bin/astro.mjs', 'build']
  const env = { ...outsideTests(), SITE_URL: 'http://127.0.0.1:4321' }
  const { status, stdout, stderr } = spawnSync(process.execPath, build, {
    cwd: project.folder,
    env,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).not.toContain('practice.yaml: ')
  const built = readFileSync(join(project.folder, 'dist/client/logo.svg'), 'utf8')
  expect(built).toBe(readFileSync('e2e/fixtures/physiotherapist/look/logo.svg', 'utf8'))
  // Development beside it goes on.
  expect(await read('/faq')).toContain(QUESTION)
})

test('a form speaks Hebrew from right to left, and each field has a name', async ({ page }) => {
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

test('a price that was deleted is taken off where it was chosen', async ({ page }) => {
  const file = 'content/services/anxiety.md'
  project.edit(file, (text) => text.replace(/^offer: .*$/m, '$&\nmoreOffers: [reduced, deleted]'))
  await signIn(page)
  await open(page, 'services/entries/anxiety')
  await unfold(page, 'moreOffers', field(page, 'moreOffers.1'))
  await field(page, 'moreOffers').getByRole('button', { name: 'הסרה' }).last().click()
  await saved(page)
  const service = await fileOf(page, file)
  expect(service).toContain('reduced')
  expect(service).not.toContain('deleted')
  project.edit(file, (text) => text.replace(/\nmoreOffers: .*$/m, ''))
})

/** Hands the folder of the project over to the editor, in the browser's own file system, and lets it read it. */
async function signIn(page: Page): Promise<void> {
  await page.addInitScript((folder) => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(folder)
    Object.assign(window, { showDirectoryPicker })
  }, FOLDER)
  // Anything of the same origin has the same file system; this has no script that would load it anew.
  await page.goto(`${server.origin}/robots.txt`)
  await page.evaluate(
    async ([folder, files]) => {
      const top = await navigator.storage.getDirectory()
      await top.removeEntry(folder, { recursive: true }).catch(() => undefined)
      for (const [path, bytes] of files) {
        let parent = await top.getDirectoryHandle(folder, { create: true })
        const names = path.split('/')
        const last = names.pop() ?? ''
        for (const name of names) parent = await parent.getDirectoryHandle(name, { create: true })
        const file = await parent.getFileHandle(last, { create: true })
        const writable = await file.createWritable()
        await writable.write(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)))
        await writable.close()
      }
    },
    // Whoever downloaded the project has no repository.
    [FOLDER, contentFiles()] as const,
  )
  await page.goto(server.origin + EDITOR_PATH)
  // The editor is large, and development compiles it when it is first asked for.
  await expect(page.getByRole('button')).toHaveCount(1, { timeout: 120_000 })
  await page.getByRole('button', { name: 'פתיחת התיקייה שבמחשב' }).click()
  await expect(page.getByText('פרטי הקליניקה').first()).toBeVisible()
}

/** The files of content/ by their paths, with their bytes in base64. */
function contentFiles(): [string, string][] {
  return readdirSync(join(project.folder, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(project.folder, path), readFileSync(path, 'base64')])
}

/** What stands in the folder that was handed over, likewise. */
async function savedFiles(page: Page): Promise<[string, string][]> {
  return page.evaluate(async (folder) => {
    const files: [string, string][] = []
    const read = async (parent: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const [name, handle] of parent.entries())
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${at}${name}/`)
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          files.push([
            at + name,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
          ])
        }
    }
    const top = await navigator.storage.getDirectory()
    await read(await top.getDirectoryHandle(folder), '')
    return files
  }, FOLDER)
}

/** Brings the folder of the project to what was saved in the one that was handed over. */
async function takeOver(page: Page): Promise<void> {
  const before = new Map(contentFiles())
  for (const [path, bytes] of await savedFiles(page)) {
    if (!path.startsWith('content/') || before.get(path) === bytes) continue
    mkdirSync(dirname(join(project.folder, path)), { recursive: true })
    writeFileSync(join(project.folder, path), Buffer.from(bytes, 'base64'))
  }
}

async function fileOf(page: Page, path: string): Promise<string> {
  const bytes = new Map(await savedFiles(page)).get(path) ?? ''
  return Buffer.from(bytes, 'base64').toString()
}

async function open(page: Page, path: string): Promise<void> {
  // By way of the list that it belongs to: from one form to another the editor has no way.
  for (const at of [path.split('/')[0] ?? '', path]) {
    await page.evaluate((hash) => (location.hash = hash), `#/collections/${at}`)
    await expect(save(page)).toBeVisible({ visible: at === path })
  }
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

/** Opens the entries of a list. On a slow machine the editor has sometimes opened them itself. */
async function unfold(page: Page, path: string, inside: Locator): Promise<void> {
  const all = field(page, path).getByRole('button', { name: 'פתיחת הכול' })
  const soon = { timeout: 1000 }
  await expect(async () => {
    // Without limits, both would wait to the end of the test for a button that has gone.
    if (await all.isEnabled(soon).catch(() => false)) await all.click(soon)
    await expect(inside).toBeVisible(soon)
  }).toPass()
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

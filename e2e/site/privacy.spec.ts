import { mkdtempSync } from 'node:fs'
import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { searchPath } from '../support/search-path.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'

const MARK = 'zqmarker'

/** The folders of a profile in which a browser keeps copies of what it was answered. */
const COPIES = /(^|\/)(Cache|Code Cache|GPUCache|Service Worker|blob_storage|Media Cache)(\/|$)/

/** Files of a profile that hold a text, in the encodings that Chromium writes. */
async function filesWith(profile: string, mark: string): Promise<string[]> {
  const forms = [Buffer.from(mark), Buffer.from(mark, 'utf16le')]
  const found: string[] = []
  for (const name of await readdir(profile, { recursive: true })) {
    const path = join(profile, name)
    if (!(await stat(path)).isFile()) continue
    const bytes = await readFile(path)
    if (forms.some((form) => bytes.includes(form))) found.push(name)
  }
  return found
}

test('a browser keeps no copy of what answers a question; its history alone has it', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'practice-profile-'))
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: chromiumArguments,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/about')
    for (const question of [MARK, `אני רוצה למות ${MARK}`, `how much ${MARK}`]) {
      await page.goto(searchPath(question))
      await expect(page).toHaveURL(/\/faq\?q=$/)
    }
    await page.goto('/faq')
    await page.getByRole('searchbox').fill(MARK)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/q=/)
    for (const path of ['/api/v1/faq?q=', '/api/v1/services?q=', '/ask?query='])
      await page.evaluate(async (url) => (await fetch(url)).text(), path + MARK)
    await page.goto('/booking')
    await context.close()

    const names = await readdir(profile, { recursive: true })
    expect(names.some((name) => COPIES.test(name))).toBe(true)
    // That the search would find it: pages without a question are kept.
    const kept = await filesWith(profile, '/about')
    expect(kept.some((name) => COPIES.test(name))).toBe(true)
    const marked = await filesWith(profile, MARK)
    expect(marked.filter((name) => COPIES.test(name))).toEqual([])
    // What is left is the browser's own list of where one has been, as the page of privacy says; a Chromium with
    // windows keeps another one in segmentation_platform.
    const others = marked.filter(
      (name) =>
        !/History|Session|Favicons|Visited|Top Sites|Network Action|segmentation_platform/.test(
          name,
        ),
    )
    expect(others).toEqual([])
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})

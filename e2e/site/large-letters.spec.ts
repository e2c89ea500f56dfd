import { expect, type Page, test } from '@playwright/test'
import { waitForLetters } from './letters.ts'
import { ALL_PATHS, shown } from './site-paths.ts'

/** Words that are torn over two lines; an address breaks where its parts meet. */
async function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text
      // What only readers of the screen are told has no lines.
      const name = parentElement?.closest('.brand-name')
      if (parentElement?.closest('script, .visually-hidden')) continue
      if (name && getComputedStyle(name).clipPath !== 'none') continue
      if (!parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{M}״׳’]+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].map(({ top, height }) => ({ top, height }))
        const [first, last] = [lines.at(0), lines.at(-1)]
        if (first && last && last.top - first.top > first.height / 2) found.push(word)
      }
    }
    return found
  })
}

/** Pages of people who come for help; those of developers have names longer than such a window. */
const PATHS = ALL_PATHS.filter((path) => !path.startsWith('/developers') && path.length < 2000)

test.describe('letters of 200 %', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => waitForLetters(page, 200))

  for (const path of PATHS)
    test(`tear no word of ${shown(path)}`, async ({ page }) => {
      for (const width of [320, 390, 740, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        expect(await tornWords(page), `at ${width} px`).toEqual([])
      }
    })

  test('leave the opening of a page on the first screen of a phone', async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/about', '/en']) {
        await page.goto(path)
        const header = await page.locator('.site-header').boundingBox()
        expect(header?.height, `${path} at ${width} px`).toBeLessThan(height / 2)
        // The name is the logo's, for those who hear the page.
        await expect(page.locator('.brand')).toHaveAccessibleName(/./)
        await expect(page.locator('.brand .mark')).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('keep words that are longer than a line in the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    for (const path of ['/privacy', '/faq']) {
      await page.goto(path)
      const width = await page.evaluate(() => {
        const named = '.skip-link, .topics a, .breadcrumbs [aria-current], .footer-nav a'
        for (const element of document.querySelectorAll(named))
          element.textContent = 'Конфиденциальность'
        return document.documentElement.scrollWidth
      })
      expect(width, path).toBe(320)
    }
  })

  test('leave the items of the menu apart', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/about')
    const { rowGap, columnGap } = await page
      .locator('.site-nav ul')
      .evaluate((list) => getComputedStyle(list))
    expect(Math.min(parseFloat(rowGap), parseFloat(columnGap))).toBeGreaterThanOrEqual(16)
  })
})

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { waitForLetters } from './letters.ts'
import { ALL_PATHS, PUBLIC_PATHS, shown } from './site-paths.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: in the dark theme no other can find anything new. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

for (const width of [320, 1280])
  for (const path of ALL_PATHS)
    test(`axe finds nothing on ${shown(path)} at ${width} px, light and dark`, async ({ page }) => {
      // All answers unfolded are some thousand elements.
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      // What is folded away is read too.
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      })
      // The bar that floats above the text comes to rest at the end; the keyboard's test sees it float.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const light = await analyse(page, TAGS)
      expect(shownOf(light.violations)).toEqual([])
      expect(light.passes.map(({ id }) => id)).toContain('target-size')

      await page.emulateMedia({ colorScheme: 'dark' })
      await expectDark(page)
      const dark = await analyse(page, COLOUR_RULES)
      expect(shownOf(dark.violations)).toEqual([])
      expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
    })

test.describe('on a phone, before anybody scrolls', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => waitForLetters(page))

  for (const path of PUBLIC_PATHS)
    test(`nothing that is touched is half covered on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await page.goto(path)
      const { violations } = await analyse(page, ['target-size'])
      expect(shownOf(violations)).toEqual([])
    })
})

/**
 * Runs the rules that are named, or tagged so. No page has frames, so that the page itself can gather what is
 * found (axe's "legacy mode"); and only of violations every element is described. Both save half of the time.
 */
function analyse(page: Page, runOnly: string[]) {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly,
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze()
}

function shownOf(violations: { id: string; nodes: { html: string }[] }[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

async function expectDark(page: Page): Promise<void> {
  const background = await page
    .locator('html')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red] = background.match(/\d+/g) ?? []
  expect(Number(red)).toBeLessThan(80)
}

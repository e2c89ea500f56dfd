import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ALL_PATHS, shown } from './site-paths.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of [320, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`axe at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

      for (const path of ALL_PATHS)
        test(`finds nothing on ${shown(path)}`, async ({ page }) => {
          await page.goto(path)
          // What is folded away is read too.
          await page.locator('details').evaluateAll((all) => {
            for (const details of all) (details as HTMLDetailsElement).open = true
          })
          const { violations, passes } = await new AxeBuilder({ page })
            .options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
            .analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
          )
          expect(found).toEqual([])
          expect(passes.map(({ id }) => id)).toContain('target-size')
        })
    })

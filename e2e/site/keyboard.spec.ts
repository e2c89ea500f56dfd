import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ALL_PATHS, shown } from './site-paths.ts'

/** What a person sees of the element that has the focus. */
interface Focused {
  name: string
  ring: { width: number; contrast: number }
  isCovered: boolean
  isInView: boolean
}

const VIEWPORTS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

for (const { width, colorScheme } of VIEWPORTS)
  test.describe(`by keyboard at ${width} px, ${colorScheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const path of ALL_PATHS)
      test(`every control of ${shown(path)} shows its focus, and nothing covers it`, async ({
        page,
      }) => {
        await page.goto(path)
        const count = await controls(page)
        expect(count).toBeGreaterThan(10)
        for (let i = 0; i < count; i += 1) {
          await page.keyboard.press('Tab')
          const focused = await readFocus(page)
          expect(focused.ring.width, focused.name).toBeGreaterThanOrEqual(2)
          expect(focused.ring.contrast, focused.name).toBeGreaterThanOrEqual(3)
          expect(focused.isInView, `${focused.name} is in view`).toBe(true)
          expect(focused.isCovered, `${focused.name} is covered`).toBe(false)
        }
      })
  })

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/services/anxiety')
  await page.keyboard.press('Tab')
  const link = page.locator('.skip-link')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main .breadcrumbs a').first()).toBeFocused()
})

test('the focus moves as the eye reads: lines downward, from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/', '/booking', '/faq']) {
    await page.goto(path)
    const places = await page
      .locator('header.site-header a, main a, main input, main button, main summary')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('p, aside, .topics'))
          .map((element) => {
            const { top, bottom, right } = element.getBoundingClientRect()
            return { name: element.textContent.trim(), top, bottom, right }
          }),
      )
    expect(places.length).toBeGreaterThan(8)
    places.slice(1).forEach((place, i) => {
      const before = places[i]
      if (!before) throw new Error('a place is missing')
      const isBelow = place.top >= before.top - 8 && place.bottom > before.bottom + 8
      const isFurtherLeft = place.right < before.right && place.bottom > before.top
      expect(isBelow || isFurtherLeft, `${path}: ${before.name} → ${place.name}`).toBe(true)
    })
  }
})

/** How often Tab stops on a page: of a group of choices, at the one that is chosen. */
function controls(page: Page): Promise<number> {
  return page
    .locator(
      'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]',
    )
    .evaluateAll(
      (all) =>
        all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    )
}

function readFocus(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) throw new Error('nothing has the focus')
    const style = getComputedStyle(element)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = (from: Element | null): string => {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const [a, b] = [luminance(style.outlineColor), luminance(ground(element.parentElement))]
    const boxes = [...element.getClientRects()]
    const box = boxes[0] ?? element.getBoundingClientRect()
    const at = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
      Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
    )
    return {
      name: `${element.tagName} ${(element.textContent || element.id).trim().replace(/\s+/g, ' ').slice(0, 40)}`,
      ring: {
        width: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
        contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
      },
      // Of what is taller than half the window, such as a long example, a part is enough.
      isInView:
        box.height > innerHeight / 2
          ? box.top < innerHeight && box.bottom > 0
          : box.top >= 0 && box.bottom <= innerHeight,
      isCovered: !at || !(element.contains(at) || at.contains(element)),
    }
  })
}

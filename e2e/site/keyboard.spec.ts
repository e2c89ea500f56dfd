import { expect, test } from '@playwright/test'
import { ALL_PATHS, shown } from './site-paths.ts'

/** What Tab stops at: of a group of choices, at the one that is chosen. */
const CONTROLS =
  'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]'

/** What a person sees of the element that has the focus. */
interface Focused {
  name: string
  ring: { width: number; contrast: number }
  isCovered: boolean
  isInView: boolean
}

for (const width of [390, 1280])
  test.describe(`by keyboard at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme: 'light',
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const path of ALL_PATHS)
      test(`every control of ${shown(path)} shows its focus, and nothing covers it`, async ({
        page,
      }) => {
        await page.goto(path)
        const controls = page.locator(CONTROLS)
        const count = await controls.evaluateAll(countVisible)
        expect(count).toBeGreaterThan(10)
        for (let i = 0; i < count; i += 1) {
          await page.keyboard.press('Tab')
          const [focused] = await page.locator(':focus').evaluateAll(focusEach)
          if (!focused) throw new Error('nothing has the focus')
          expectRing(focused)
          expect(focused.isInView, `${focused.name} is in view`).toBe(true)
          expect(focused.isCovered, `${focused.name} is covered`).toBe(false)
        }
        // In the dark theme only colours differ, so that its rings can be read at once.
        await page.emulateMedia({ colorScheme: 'dark' })
        const dark = await controls.evaluateAll(focusEach)
        expect(dark.length).toBeGreaterThanOrEqual(count)
        for (const focused of dark) expectRing(focused)
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

function expectRing({ name, ring }: Focused): void {
  expect(ring.width, name).toBeGreaterThanOrEqual(2)
  expect(ring.contrast, name).toBeGreaterThanOrEqual(3)
}

function countVisible(all: Element[]): number {
  return all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length
}

/** Gives the focus to each element that is visible, unless it has it, and tells what a person sees then. */
function focusEach(all: (HTMLElement | SVGElement)[]): Focused[] {
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
  const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return visible.map((element) => {
    if (element !== document.activeElement) element.focus()
    const style = getComputedStyle(element)
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

import { expect, type Page, test } from '@playwright/test'
import { waitForLetters } from './letters.ts'
import { ALL_PATHS, PUBLIC_PATHS, shown } from './site-paths.ts'

/** Text that sticks out of what clips it, or a page that must be scrolled to the side. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} px`)
    for (const element of document.querySelectorAll('body *:not(svg, svg *)')) {
      if (!element.checkVisibility()) continue
      // Code and tables need two dimensions (WCAG 1.4.10): each scrolls by itself, by keyboard too. Fields scroll as well.
      if (element.closest('input, :is(pre, .table)[tabindex="0"]')) continue
      // What only readers of the screen are told is cut on purpose.
      const name = element.closest('.brand-name')
      if (element.closest('.visually-hidden')) continue
      if (name && getComputedStyle(name).clipPath !== 'none') continue
      const { left, right, width } = element.getBoundingClientRect()
      const isOut =
        width > 0 && !element.closest('.skip-link') && (left < -1 || right > root.clientWidth + 1)
      const { overflow } = getComputedStyle(element)
      const isCut = overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
      if (isOut || isCut) found.push(`${element.tagName}.${element.className}: ${left} to ${right}`)
    }
    return found
  })
}

/** Makes every text of the page twice as long, as another practice's may be. */
function sayTwice(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim()) text.textContent = `${text.textContent} ${text.textContent}`
}

const WIDER_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }'

test.describe('narrow, magnified and widely spaced', () => {
  // The test's own style sheet is what the pages' policy rightly forbids.
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => waitForLetters(page))

  for (const path of ALL_PATHS)
    test(`${shown(path)} needs no sideways scrolling and cuts nothing off`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await overflows(page), 'at 320 px').toEqual([])

      // 1280 by 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await overflows(page), 'at 400 % zoom').toEqual([])
      const stuck = await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')]
            .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
            .filter((element) => element.checkVisibility())
            .map((element) => element.className).length,
      )
      expect(stuck, 'nothing sticks to so small a window').toBe(0)

      await page.setViewportSize({ width: 320, height: 844 })
      const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await overflows(page), 'with letters of 200 %').toEqual([])
      // But for the one button that calls a helpline.
      const stays = await page
        .locator('.contact-bar')
        .evaluate((bar) => getComputedStyle(bar).position)
      expect(stays === 'sticky').toBe(await page.locator('.contact-bar-urgent').isVisible())
      await page.evaluate(sayTwice)
      expect(await overflows(page), 'and texts twice as long').toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await overflows(page), 'at 1280 px').toEqual([])
      await larger.evaluate((style) => (style as HTMLElement).remove())

      await page.setViewportSize({ width: 320, height: 256 })
      await page.addStyleTag({ content: WIDER_SPACING })
      expect(await overflows(page), 'with wider spacing').toEqual([])
    })
})

test('the drawing of the home page covers no text, however wide the window is', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [320, 480, 768, 896, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [text, drawing] = await Promise.all(
      ['.hero-text', '.hero .facade'].map((selector) => page.locator(selector).boundingBox()),
    )
    if (!text || !drawing) throw new Error('the opening has a text and a drawing')
    const isBeside = drawing.x + drawing.width <= text.x + 1
    const isBelow = drawing.y >= text.y + text.height - 1
    expect(isBeside || isBelow, `at ${width} px`).toBe(true)
  }
})

test('words and addresses break where their parts meet, with large letters too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  for (const email of await page.locator('bdi:has(wbr)').all())
    expect(await email.innerHTML()).toContain('hello<wbr>@practice<wbr>.example')
})

for (const path of PUBLIC_PATHS)
  test(`no line of ${path} begins with the stop or comma that ends what stands before it`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(strandedMarks), `at ${width} px`).toEqual([])
    }
  })

/** Marks that follow an element, and that stand below its last line. */
function strandedMarks(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const before = text.previousSibling
    const start = (text.textContent ?? '').slice(0, 20)
    if (!(before instanceof HTMLElement) || !/^[.,:;!?)״]/.test(start)) continue
    const mark = document.createRange()
    mark.setStart(text, 0)
    mark.setEnd(text, 1)
    const last = [...before.getClientRects()].at(-1)
    const own = mark.getBoundingClientRect()
    if (last && own.height > 0 && own.top >= last.bottom)
      found.push(`${before.textContent}${start}`)
  }
  return found
}

test('nothing moves for people who ask for less motion', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/faq')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ scrollBehavior, transitionDuration }) =>
            scrollBehavior === 'smooth' || parseFloat(transitionDuration) > 0,
        ).length,
  )
  expect(moving).toBe(0)
  await context.close()
})

test('controls keep their edges in forced colours', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    forcedColors: 'active',
    viewport: { width: 1280, height: 900 },
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/booking')
  for (const selector of ['.channel-whatsapp', '.channel-phone']) {
    const edge = await page.locator(selector).evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      return {
        width: parseFloat(borderTopWidth),
        colour: borderTopColor,
        ground: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(edge.width).toBeGreaterThanOrEqual(1)
    expect(edge.colour).not.toBe(edge.ground)
  }
  const current = page.locator('.site-nav [aria-current]')
  await expect(current).toHaveCSS('outline-style', 'solid')
  await context.close()
})

test('the booking page prints on one sheet: contact, hours and fees', async ({ page }) => {
  await page.goto('/booking')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  for (const fact of ['03-000-0000', '050-000-0000', 'hello@practice.example', '20:00', '400 ₪'])
    expect(text).toContain(fact)
})

test('answers are printed as wide as the sheet, on a wide one too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq')
  const answer = await page.locator('.faq-answer').first().boundingBox()
  expect(answer?.width).toBeGreaterThan(500)
})

test('addresses of sources are printed as people read them', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/emergency')
  const addresses = await page
    .locator('.sources a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content))
  expect(addresses.join()).toContain('סיוע_רפואי')
  expect(addresses.join()).not.toMatch(/%[0-9A-F]{2}/)
})

test('nothing is printed on a dark ground, for black text would vanish in it', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/', '/en', '/emergency', '/booking', '/services/anxiety', '/faq']) {
    await page.goto(path)
    const grounds = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('html, body, body *:not(svg *)')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor),
      ),
    ])
    for (const ground of grounds)
      expect(ground, path).toMatch(/^rgba\(.*, 0\)$|rgb\(255, 255, 255\)/)
  }
})

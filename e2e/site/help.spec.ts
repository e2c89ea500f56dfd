import { expect, test } from '@playwright/test'
import { waitForLetters } from './letters.ts'
import { ALL_PATHS, DISTRESSED, shown } from './site-paths.ts'

const WIDTHS = [320, 390, 1280]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of ALL_PATHS)
      test(`one touch leads from ${shown(path)} to helplines`, async ({ page }) => {
        await page.goto(path)
        const link = page.locator('header.site-header a[href="/emergency"]')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 })
          // Everything but the click: nothing covers the link.
          await link.click({ trial: true })
        }
        await link.click()
        await expect(page).toHaveURL(/\/emergency$/)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          for (const number of ['1201', '101', '100'])
            await expect(
              page.locator(`main a[href="tel:${number}"]`).first(),
              `at ${width} px`,
            ).toBeInViewport()
        }
      })
  })

test('the home page tells of help within the first screen and a half', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const box = await page.locator('main a[href="tel:1201"]').first().boundingBox()
  expect(box?.y).toBeLessThan(1.5 * 844)
})

test('the page of help holds every line, and says of each whom it is for', async ({ page }) => {
  await page.goto('/emergency')
  for (const number of ['101', '100', '1201', '1202', '1203', '118', '105', '1800363363'])
    await expect(page.locator(`.helplines a[href="tel:${number}"]`).first()).toBeVisible()
  await expect(page.locator('.helplines a[href="https://sahar.org.il"]').first()).toBeVisible()
  const first = (id: string) =>
    page.locator(`section[aria-labelledby="${id}"] .helpline-contact`).first()
  await expect(first('life')).toHaveAttribute('href', 'tel:101')
  await expect(first('thoughts-of-death')).toHaveAttribute('href', 'tel:1201')
  await expect(first('violence-at-home')).toHaveAttribute('href', 'tel:100')
  await expect(first('sexual-assault')).toHaveAttribute('href', 'tel:1202')
  await expect(first('child')).toHaveAttribute('href', 'tel:118')
})

test.describe('in the letters of the site', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => waitForLetters(page))

  test('all situations and their numbers stand within two screens of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/emergency')
    const contacts = page.locator('.situations .helpline-contact')
    expect(await contacts.count()).toBeGreaterThan(12)
    for (const contact of await contacts.all()) {
      const box = await contact.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * 844)
    }
  })

  for (const path of [
    '/services/depression',
    '/services/sexual-abuse-support',
    '/about',
    '/faq',
    '/',
  ])
    test(`help is within reach in the middle of ${path}`, async ({ page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(path)
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
        const link = page.locator('.contact-bar a[href="/emergency"]')
        await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 })
        await link.click({ trial: true })
        const box = await link.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
        const bar = await page.locator('.contact-bar').boundingBox()
        expect(bar?.height, 'one line of buttons').toBeLessThan(70)
      }
    })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`what to do ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('unfolds below the numbers of each situation', async ({ page }) => {
      await page.goto('/emergency')
      for (const situation of await page.locator('.situation').all()) {
        await expect(situation.locator('details > p')).toBeHidden()
        await situation.locator('summary').click()
        await expect(situation.locator('details > p a[href^="tel:"]').first()).toBeVisible()
      }
    })
  })

test('on paper what to do is told in full', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/emergency')
  for (const text of await page.locator('.situation details > p').all())
    await expect(text).toBeVisible()
})

test('the bar of the page of help calls helplines and not the practice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/emergency')
  await expect(page.locator('.contact-bar a[href="tel:1201"]')).toBeInViewport()
  await expect(page.locator('.contact-bar a[href^="https://wa.me"]')).toHaveCount(0)
  await expect(page.locator('.contact-bar a[href="/emergency"]')).toHaveCount(0)
})

test.describe('with large letters', () => {
  // The test's own style sheet is what the pages' policy rightly forbids.
  test.use({ bypassCSP: true })

  for (const path of ['/emergency', DISTRESSED, '/faq'])
    test(`the note on leaving takes few lines on ${shown(path)}`, async ({ page }) => {
      await page.goto(path)
      for (const [size, width] of [
        [150, 320],
        [200, 320],
        [200, 360],
        [200, 412],
      ] as const) {
        await page.setViewportSize({ width, height: 740 })
        const style = await page.addStyleTag({ content: `html { font-size: ${size}% }` })
        const note = await page.locator('.leave-note summary').boundingBox()
        const button = await page.locator('.leave-link').boundingBox()
        if (!note || !button) throw new Error('the page can be left')
        const line = (24 * size) / 100
        expect(note.height, `${size} % at ${width} px`).toBeLessThan(4 * line)
        expect(note.y, 'it is below the button').toBeGreaterThanOrEqual(button.y + button.height)
        await style.evaluate((element) => (element as HTMLElement).remove())
      }
    })
})

test('the bar of a page in English leads to help in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.locator('.contact-bar').getByRole('link', { name: 'Help now' }).click()
  await expect(page.locator('#help-now')).toBeInViewport()
})

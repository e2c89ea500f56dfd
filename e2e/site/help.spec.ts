import { expect, test } from '@playwright/test'
import { searchPath } from '../support/search-path.ts'
import { waitForLetters } from './letters.ts'
import { ALL_PATHS, DISTRESSED, shown, URGENT } from './site-paths.ts'

const WIDTHS = [320, 390, 1280]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of ALL_PATHS.filter((path) => !URGENT.includes(path)))
      test(`one touch leads from ${shown(path)} to helplines`, async ({ page }) => {
        await page.goto(path)
        const link = page.locator('header.site-header .help-link')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 })
          // Everything but the click: nothing covers the link.
          await link.click({ trial: true })
        }
        await link.click()
        await expect(page).toHaveURL(/\/(emergency|en#help-now)$/)
        const help = page.url()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          // A narrower window moves what was scrolled to.
          await page.goto('about:blank')
          await page.goto(help)
          for (const number of ['1201', '101', '100'])
            await expect(
              page.locator(`main a[href="tel:${number}"]:visible:not(.help-row)`).first(),
              `at ${width} px`,
            ).toBeInViewport()
        }
      })
  })

test('the first screen of the home page tells of help, in a line that a thumb hits', async ({
  page,
}) => {
  for (const path of ['/', '/en'])
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const line = page.locator('main a[href="tel:1201"]').first()
      await expect(line, `${path} at ${width} px`).toBeInViewport({ ratio: 1 })
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
})

for (const javaScriptEnabled of [true, false])
  test.describe(`the first screen ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // The test's own style sheet is what the pages' policy rightly forbids.
    test.use({ bypassCSP: true, javaScriptEnabled })

    for (const path of URGENT)
      test(`of ${shown(path)} has a number and a button that calls, at every size`, async ({
        page,
      }) => {
        for (const letters of [100, 200]) {
          await waitForLetters(page, letters)
          for (const [width, height] of [
            [320, 640],
            [390, 844],
            [740, 360],
            [1280, 800],
          ] as const) {
            const at = `${width} by ${height} px, letters of ${letters} %`
            await page.setViewportSize({ width, height })
            await page.goto(path)
            const number = page.locator('main .helpline-buttons a').first()
            await expect(number, at).toBeInViewport()
            // In low windows a bar would lie on other numbers.
            const floats = width < 960 && height >= 480
            const button = floats ? page.locator('.contact-bar a.button') : number
            await expect(button, at).toHaveCount(1)
            await expect(button, at).toBeInViewport({ ratio: 1 })
            await expect(button, at).toHaveAttribute('href', /^tel:/)
            const { y: top = 0, height: tall = 0 } = (await button.boundingBox()) ?? {}
            expect(tall, at).toBeGreaterThanOrEqual(44)
            const { y = Infinity, height: high = 0 } = (await number.boundingBox()) ?? {}
            expect(y + high, `${at}: no bar covers it`).toBeLessThanOrEqual(floats ? top : height)
            await expect(page.locator('.leave-link'), at).toBeInViewport({ ratio: 1 })
            await button.click({ trial: true })
          }
        }
      })
  })

test('no number is covered in part by the way out, wherever one has scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/emergency', '/services/sexual-abuse-support']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    const strip = page.locator('aside.leave, .site-header-urgent')
    const box = await strip.boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    await expect(strip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(`other languages ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('are one touch away at the top of the page of help', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/emergency')
      for (const [lang, name, dir] of [
        ['ar', 'العربية', 'rtl'],
        ['ru', 'Русский', 'ltr'],
        ['fr', 'Français', 'ltr'],
        ['am', 'አማርኛ', 'ltr'],
      ] as const) {
        const one = page.locator(`.languages [lang="${lang}"]`)
        await expect(one).toHaveAttribute('dir', dir)
        await expect(one.getByText(name, { exact: true })).toBeInViewport()
        await expect(one.locator('li')).toHaveCount(lang === 'am' ? 3 : 4)
        await expect(one.locator('li').first()).toBeHidden()
        await one.locator('summary').click()
        for (const number of ['1201', '118', '100'])
          await expect(one.locator(`a[href="tel:${number}"]`)).toBeVisible()
        await one.locator('summary').click()
      }
    })
  })

test('in danger a warm line stands above the first number, which stays on the first screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [740, 360],
  ] as const)
    for (const question of ['בעלי מרביץ לי', 'הצילו']) {
      await page.setViewportSize({ width, height })
      await page.goto(searchPath(question))
      await expect(page.locator('.safety > h1 + p')).toHaveText('לא צריך להישאר עם זה לבד.')
      await expect(page.locator('.safety > h1 + p')).toBeInViewport({ ratio: 1 })
      const number = page.locator('main .helpline-buttons a').first()
      await expect(number).toBeInViewport({ ratio: 1 })
      const bar = await page.locator('.contact-bar').boundingBox()
      const { y = Infinity, height: high = 0 } = (await number.boundingBox()) ?? {}
      expect(y + high).toBeLessThanOrEqual(bar?.y ?? 0)
    }
})

test('who does not always answer says when', async ({ page }) => {
  await page.goto('/emergency')
  const sahar = page.locator('.situation li', { has: page.locator('[href*="sahar"]') }).first()
  await expect(sahar.locator('.note')).toContainText('16:00')
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

test('where each danger has its number, the bar of another one waits until these are gone', async ({
  page,
}) => {
  const bar = page.locator('.contact-bar a[href="tel:1201"]')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(searchPath('הצילו'))
    await expect(page.locator('.help-doors a').first()).toBeInViewport({ ratio: 1 })
    if (height < 480) await expect(bar).not.toBeInViewport()
    else await expect(bar).toBeHidden()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('no language is torn from the others when one of them is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/emergency')
  const names = page.locator('.languages summary')
  const places = () =>
    names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top))
  const closed = await places()
  for (const name of await names.all()) {
    await name.click()
    expect(await places()).toEqual(closed)
  }
})

test('no bar lies on the messages of the page where people book', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  await expect(page.locator('.message .button').first()).toBeVisible()
  await expect(page.locator('.contact-bar')).toBeHidden()
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
  // It waits until the opening with the same buttons is gone.
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.locator('.contact-bar').getByRole('link', { name: 'Help now' }).click()
  await expect(page.locator('#help-now')).toBeInViewport()
})

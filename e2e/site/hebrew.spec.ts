import { expect, test } from '@playwright/test'
import { ALL_PATHS, PUBLIC_PATHS, shown } from './site-paths.ts'

const ENGLISH = ['/developers', '/developers/reference', '/developers/connect', '/en']

for (const path of ALL_PATHS.filter((path) => !ENGLISH.includes(path)))
  test(`${shown(path)} isolates numbers and Latin words`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const loose = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        // To a browser with JavaScript what stands in noscript is no markup.
        if (
          !textContent ||
          parentElement?.closest('script, noscript, [dir="ltr"], bdi, [lang="en"]')
        )
          continue
        if (/\d-\d|\+\d|\*\d|[A-Za-z]{2}/.test(textContent)) found.push(textContent.trim())
      }
      return found
    })
    expect(loose).toEqual([])
    const styles = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')]
          .map((element) => getComputedStyle(element))
          .filter(
            ({ fontStyle, letterSpacing, textAlign }) =>
              fontStyle !== 'normal' || letterSpacing !== 'normal' || textAlign === 'justify',
          ).length,
    )
    expect(styles).toBe(0)
  })

for (const path of ALL_PATHS)
  test(`no number and no price of ${shown(path)} is torn over two lines`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const torn = await page
        .locator(':is(a[href^="tel:"], a[href^="https://wa.me"]):has(bdi), bdi > a, .price')
        .evaluateAll((all) =>
          all
            .map((element) => element.querySelector('bdi') ?? element)
            .filter((element) => !element.textContent.includes('@'))
            .filter((element) => {
              // One line can hold several boxes, for what runs from the right and what runs from the left.
              const tops = [...element.getClientRects()].map(({ top }) => top)
              return Math.max(...tops) - Math.min(...tops) > 8
            })
            .map((element) => element.textContent),
        )
      expect(torn, `at ${width} px`).toEqual([])
    }
  })

for (const path of ENGLISH)
  test(`${path} is English, with its Hebrew parts marked`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    const unmarked = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        // Answers of the API are data: their language is a field of theirs.
        if (
          /[\u05d0-\u05ea]/.test(textContent ?? '') &&
          !parentElement?.closest('[lang="he"], pre')
        )
          found.push(textContent ?? '')
      }
      return found
    })
    expect(unmarked).toEqual([])
  })

for (const path of ENGLISH)
  test(`${path} is named, entered and explained in English`, async ({ page }) => {
    await page.goto(path)
    expect(await page.title()).not.toMatch(/\p{Script=Hebrew}/u)
    await expect(page.locator('meta[property="og:site_name"]')).not.toHaveAttribute(
      'content',
      /\p{Script=Hebrew}/u,
    )
    await expect(page.locator('.skip-link')).toHaveText('Skip to content')
    await expect(page.locator('.footer-notice')).toContainText('not real')
  })

test('English stands at the end of the header, one touch away', async ({ page }) => {
  for (const path of ['/', '/faq'])
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const link = page.locator('header.site-header a').last()
      await expect(link).toHaveAttribute('href', '/en')
      await expect(link, `${path} at ${width} px`).toBeInViewport({ ratio: 1 })
    }
})

test('help stands in the same place of the header, with a search beside it and without', async ({
  page,
}) => {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    const places: number[] = []
    for (const path of ['/about', '/faq']) {
      await page.goto(path)
      const { x = 0 } = (await page.locator('.help-link').boundingBox()) ?? {}
      places.push(x)
    }
    expect(places[1], `at ${width} px`).toBeCloseTo(places[0] ?? 0, 0)
  }
})

test('below the name and help, a phone spends a single line on the menu', async ({ page }) => {
  for (const path of ['/', '/faq', '/en'])
    for (const width of [352, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const bottoms = await page
        .locator('.site-nav a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
      expect(new Set(bottoms).size, `${path} at ${width} px`).toBe(1)
      const { height = 0 } = (await page.locator('header.site-header').boundingBox()) ?? {}
      expect(height, `${path} at ${width} px`).toBeLessThan(110)
    }
})

test('a long name takes the free room of its line', async ({ page }) => {
  const name = 'המרכז לטיפול נפשי, ייעוץ זוגי והדרכת הורים בעמק יזרעאל'
  for (const path of ['/', '/faq', '/emergency'])
    for (const width of [320, 360, 390, 480, 740, 1024, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const lines = await page.locator('.brand').evaluate((brand, name) => {
        brand.classList.add('brand-long')
        const shown = brand.querySelector('.brand-name') ?? brand
        shown.textContent = name
        const range = document.createRange()
        range.selectNodeContents(shown)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }, name)
      expect(lines, `${path} at ${width} px`).toBeLessThanOrEqual(width < 740 ? 3 : 2)
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${path} at ${width} px`).toBe(width)
    }
})

test('the first words of the home page stand high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const words = await page.locator('main p, main h1').first().boundingBox()
  expect(words?.y).toBeLessThan(200)
})

test('pages in English have an English header and footer, from left to right', async ({ page }) => {
  for (const path of ENGLISH) {
    await page.goto(path)
    for (const part of ['header.site-header', 'footer.site-footer', '.contact-bar']) {
      const frame = page.locator(part)
      await expect(frame).toHaveAttribute('lang', 'en')
      await expect(frame).toHaveAttribute('dir', 'ltr')
    }
    await expect(page.locator('header.site-header .language-link')).toHaveText('עברית')
    for (const link of await page.locator('.site-nav a').all())
      expect(await link.getAttribute('href')).toMatch(/^\/en#/)
  }
})

test('names of sources that are English are marked as such', async ({ page }) => {
  for (const path of ['/faq', '/privacy']) {
    await page.goto(path)
    const unmarked = await page.locator('main a[href^="http"] > bdi').evaluateAll((all) =>
      all
        .filter(({ textContent }) => /^[A-Za-z]/.test(textContent))
        .filter((name) => !name.closest('[lang="en"]'))
        .map(({ textContent }) => textContent),
    )
    expect(unmarked, path).toEqual([])
  }
})

test('help stands in the same place on every page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const orders: string[] = []
  // On the page of help itself the bar calls helplines. What a message begins with is in the page's language.
  for (const path of PUBLIC_PATHS.filter((path) => path !== '/emergency')) {
    await page.goto(path)
    orders.push(
      await page.evaluate(() =>
        [...document.querySelectorAll('body > :not(.leave, script)')]
          .flatMap((part) => [
            part.className || part.tagName,
            ...(part.matches('footer, .contact-bar')
              ? [
                  ...part.querySelectorAll(
                    'a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me"]',
                  ),
                ].map((link) => (link as HTMLAnchorElement).href.replace(/\?.*/, ''))
              : []),
          ])
          .join(' '),
      ),
    )
    await expect(page.locator('footer a[href="tel:1201"]')).toHaveCount(1)
    await expect(page.locator('footer a[href="tel:101"]')).toHaveCount(1)
  }
  expect(new Set(orders).size).toBe(1)
})

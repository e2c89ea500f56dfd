import { expect, test } from '@playwright/test'
import { PATHS } from '../../src/catalogue/urls.ts'

test.describe('a moment to breathe', () => {
  test('goes on without a network, and asks for nothing more', async ({ page, context }) => {
    await page.goto(PATHS.breathe, { waitUntil: 'networkidle' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await context.setOffline(true)
    const breaths = () =>
      page.evaluate(() => document.getAnimations().map((each) => each.playState))
    expect(await breaths()).toHaveLength(5)
    expect(new Set(await breaths())).toEqual(new Set(['running']))
    await expect(page.locator('.grounding li')).toHaveCount(5)
    await expect(page.locator('.grounding a[href="tel:1201"]')).toBeVisible()
    await page.getByRole('checkbox').check()
    expect(await breaths()).not.toContain('running')
    expect(asked).toEqual([])
  })

  test('is still for people who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(PATHS.breathe)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.locator('.breath-how')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeHidden()
  })
})

test('the card is printed alone, on one sheet of A6', async ({ page }) => {
  await page.goto(PATHS.card)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  // In points, of which an inch has 72.
  expect(Number(width)).toBeCloseTo((105 / 25.4) * 72, -1)
  expect(Number(height)).toBeCloseTo((148 / 25.4) * 72, -1)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  for (const number of ['1201', '101', '100']) expect(text.split(number)).toHaveLength(5)
  expect(text).not.toContain('איך מדפיסים')
  // Printers leave out backgrounds: what is written on and what is cut along is drawn.
  await expect(page.locator('.card-blanks li').first()).toHaveCSS('border-bottom-style', 'solid')
  await expect(page.locator('.card')).toHaveCSS('border-top-style', 'dashed')
})

test('the numbers of the card stand in four languages', async ({ page }) => {
  await page.goto(PATHS.card)
  const numbers = page.locator('.card-numbers > li')
  expect(await numbers.evaluateAll((all) => all.map((line) => (line as HTMLElement).lang))).toEqual(
    ['he', 'ar', 'ru', 'en'],
  )
  await expect(numbers.locator('a[href="tel:1201"]')).toHaveCount(4)
})

test('the way to the chair is told minute by minute, each with its drawing', async ({ page }) => {
  await page.goto(PATHS.arrival)
  const moments = page.locator('.moment')
  expect(await moments.count()).toBeGreaterThan(4)
  await expect(moments.locator('svg.scene')).toHaveCount(await moments.count())
})

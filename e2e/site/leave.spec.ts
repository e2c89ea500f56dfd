import { expect, type Page, test } from '@playwright/test'
import { searchPath } from '../support/search-path.ts'
import { ANSWERED, DISTRESSED } from './site-paths.ts'

const AWAY = 'https://ims.gov.il/he'
const SENSITIVE = [
  '/services/sexual-abuse-support',
  '/emergency',
  '/faq',
  DISTRESSED,
  searchPath('תמיכה אחרי פגיעה מינית'),
]

/** The page that the way out leads to, made up; gives the headers it was asked for with. */
async function standIn(page: Page): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = []
  await page.route(`${AWAY}**`, (route) => {
    asked.push(route.request().headers())
    return route.fulfill({ contentType: 'text/html', body: '<h1>מזג האוויר</h1>' })
  })
  return asked
}

for (const path of SENSITIVE)
  test(`${decodeURIComponent(path)} can be left at once, and "back" does not return to it`, async ({
    page,
  }) => {
    const asked = await standIn(page)
    await page.goto('/about')
    await page.goto(path)
    await page.locator('.leave-link').click()
    await expect(page).toHaveURL(AWAY)
    expect(asked[0]?.['referer']).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

test('three presses of Shift leave too, and typing a capital letter is none', async ({ page }) => {
  await standIn(page)
  await page.goto('/services/sexual-abuse-support')
  for (const key of ['Shift+A', 'Shift+B', 'Shift+C', 'Shift', 'Shift'])
    await page.keyboard.press(key)
  await expect(page).toHaveURL(/sexual-abuse-support$/)
  await expect(page.locator('.leave-status')).toContainText('עוד לחיצה אחת')
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(AWAY)
})

// As one changes the language of the keyboard, and selects with the mouse.
for (const held of ['Alt', 'Control'])
  test(`Shift that is pressed while ${held} is held leaves nothing`, async ({ page }) => {
    await page.goto('/faq')
    await page.locator('#q').fill('כמה עולה')
    await page.keyboard.down(held)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
    await page.keyboard.up(held)
    await expect(page.locator('.leave-status')).toBeEmpty()
    await expect(page.locator('#q')).toHaveValue('כמה עולה')
    await expect(page).toHaveURL(/\/faq$/)
  })

test('clicks while Shift is held leave nothing', async ({ page }) => {
  await page.goto('/services/sexual-abuse-support')
  for (let click = 0; click < 3; click++) {
    await page.keyboard.down('Shift')
    await page.locator('h1').click()
    await page.keyboard.up('Shift')
  }
  await expect(page.locator('.leave-status')).toBeEmpty()
  await expect(page).toHaveURL(/sexual-abuse-support$/)
})

test('it stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/sexual-abuse-support')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.locator('.leave-link')).toBeInViewport({ ratio: 1 })
})

test('it says what it cannot hide', async ({ page }) => {
  await page.goto('/services/sexual-abuse-support')
  await page.locator('.leave-note summary').click()
  await expect(page.locator('.leave-note > p')).toContainText('לא מוחק את ההיסטוריה')
  await expect(page.locator('.leave-note')).not.toContainText('מחזיר לכאן')
})

test('other pages have no such button', async ({ page }) => {
  for (const path of ['/', '/services/anxiety', ANSWERED]) {
    await page.goto(path)
    await expect(page.locator('.leave-link')).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a link', async ({ page }) => {
    await standIn(page)
    await page.goto('/services/sexual-abuse-support')
    await page.locator('.leave-link').click()
    await expect(page).toHaveURL(AWAY)
  })

  test('it promises nothing of "back", which shows the page again', async ({ page }) => {
    await standIn(page)
    await page.goto('/services/sexual-abuse-support')
    await page.locator('.leave-note summary').click()
    await expect(page.locator('.leave-note p').first()).toContainText('״אחורה״ מחזיר לכאן')
    await page.locator('.leave-link').click()
    await page.goBack()
    await expect(page).toHaveURL(/sexual-abuse-support$/)
  })
})

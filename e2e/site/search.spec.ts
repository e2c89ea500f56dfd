import { expect, test } from '@playwright/test'
import { searchPath } from '../../src/catalogue/urls.ts'
import { ANSWERED, PUBLIC_PATHS, UNANSWERED } from './site-paths.ts'

test('acute danger has the whole panel of help, and no bar that calls the practice', async ({
  page,
}) => {
  await page.goto(searchPath('אני רוצה למות'))
  await expect(page.locator('main .safety')).toHaveCount(1)
  expect(await page.locator('main .safety .helpline-contact').count()).toBeGreaterThan(7)
})

test('an ordinary question has no panel', async ({ page }) => {
  await page.goto(ANSWERED)
  await expect(page.locator('.results details[open]')).toHaveCount(1)
  await expect(page.locator('main .safety')).toHaveCount(0)
})

test('where nothing is found, the notice with 1201 stands above the text', async ({ page }) => {
  await page.goto(UNANSWERED)
  const notice = await page.locator('main .safety a[href="tel:1201"]').boundingBox()
  const text = await page.locator('.no-match').boundingBox()
  expect(notice?.y).toBeLessThan(text?.y ?? 0)
  await expect(page.locator('.no-match a[href="tel:1201"]')).toBeVisible()
})

test('programs are told of 1201 as well where nothing is found', async ({ request }) => {
  const { answer } = (await (
    await request.get(`/ask?query=${encodeURIComponent('מזג האוויר מחר')}`)
  ).json()) as { answer: string }
  expect(answer).toContain('1201')
})

test('a service is found by its name, named as one, and leads to its page', async ({ page }) => {
  await page.goto(searchPath('תמיכה אחרי פגיעה מינית'))
  const first = page.locator('.results .faq-entry').first()
  await expect(first.locator('.kind')).toHaveText('תחום טיפול')
  await expect(first).toHaveAttribute('open', '')
  await expect(first.locator('.faq-body a').last()).toHaveAttribute(
    'href',
    '/services/sexual-abuse-support',
  )
})

test('a question in English leads to the English page too', async ({ page }) => {
  await page.goto(searchPath('how much is a session'))
  await expect(page.locator('.english-note a[href="/en"]')).toBeVisible()
  await page.goto(ANSWERED)
  await expect(page.locator('.english-note')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page can be searched from', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path)
      await page.getByRole('searchbox').fill('כמה עולה פגישה')
      await page.getByRole('search').getByRole('button').click()
      await expect(page.locator('#session-fee'), path).toBeVisible()
    }
  })
})

test('the English page and the home page name each other', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.goto(path)
    const targets = await page
      .locator('link[hreflang]')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
      )
    expect(targets).toEqual([
      ['he', '/'],
      ['en', '/en'],
      ['x-default', '/'],
    ])
  }
})

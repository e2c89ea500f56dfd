import { expect, test } from '@playwright/test'
import { doorPath, PATHS } from '../../src/catalogue/urls.ts'

test('price, length, beginning and hours stand under the opening', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PATHS.home)
  const glance = page.locator('.hero .glance')
  await expect(glance).toBeInViewport({ ratio: 1 })
  await expect(glance.locator('li')).toHaveText([
    'פגישת טיפול: 50 דקות, 400 ₪',
    'פגישת היכרות: ללא תשלום',
    'א׳–ה׳ 9:00–20:00',
  ])
})

test('each sentence of the home page opens a page: what it is, tonight, together, WhatsApp', async ({
  page,
}) => {
  await page.goto(PATHS.home)
  const doors = page.locator('.for-whom a')
  const paths = await doors.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  expect(paths).toHaveLength(10)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('.prose h2'), path).toHaveText([
      // After what somebody did, "what this may be" would doubt it.
      path === doorPath('something-was-done-to-me') ? 'מה אפשר להרגיש' : 'מה זה יכול להיות',
      'משהו ללילה הזה',
      'מה נעשה יחד',
    ])
    await expect(page.locator('main a[href^="https://wa.me/"]'), path).toHaveCount(1)
  }
})

test('what one begins with is no subject of therapy', async ({ page }) => {
  for (const path of [PATHS.home, PATHS.services]) {
    await page.goto(path)
    await expect(page.locator('.services:not(.services-first) .service')).toHaveCount(5)
    await expect(page.locator('.services-first a')).toHaveAttribute('href', /intro-session$/)
  }
})

test('each answer has one way on, and one service at most', async ({ page }) => {
  await page.goto(PATHS.faq)
  const answers = page.locator('.faq-body')
  await expect(answers.locator('.faq-next a')).toHaveCount(await answers.count())
  const services = await answers.evaluateAll((all) =>
    all.map((one) => one.querySelectorAll('a[href^="/services/"]').length),
  )
  expect(Math.max(...services)).toBe(1)
  // Whoever asks about danger is led to help.
  const help = page.locator('#emergency .faq-next a')
  await expect(help).toHaveAttribute('href', PATHS.emergency)
})

test('the page about the therapist begins with a greeting and a name', async ({ page }) => {
  await page.goto(PATHS.about)
  await expect(page.locator('h1')).toHaveText('נעים להכיר')
  await expect(page.locator('.page-head .lead')).toContainText('שמי')
  // Without a portrait and a voice there is no empty place for them.
  await expect(page.locator('.person')).toHaveCount(0)
})

test.describe('a first message is already written', () => {
  test('it is sent as it is shown', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PATHS.booking)
    const messages = page.locator('.message')
    await expect(messages).toHaveCount(3)
    await expect(messages.first().getByRole('link')).toBeInViewport({ ratio: 1 })
    for (const message of await messages.all()) {
      const url = new URL((await message.getByRole('link').getAttribute('href')) ?? '')
      expect(url.host).toBe('wa.me')
      await expect(message.locator('.message-text')).toHaveText(url.searchParams.get('text') ?? '')
    }
  })

  test('it can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PATHS.booking)
    const message = page.locator('.message').nth(1)
    await message.getByRole('button').click()
    await expect(message.getByRole('button')).toHaveText('הועתק')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await message.locator('.message-text').innerText(),
    )
  })

  test('without scripts there is no button to copy it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(PATHS.booking)
    await expect(page.locator('.message a').first()).toBeVisible()
    await expect(page.locator('.message-copy').first()).toBeHidden()
    await context.close()
  })
})

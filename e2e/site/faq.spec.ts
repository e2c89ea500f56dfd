import { expect, test } from '@playwright/test'
import { ANSWERED, DISTRESSED, TOO_LONG, UNANSWERED } from './site-paths.ts'

interface Faq {
  total: number
  faq: { id: string; question: string; answer: string }[]
}

test('every answer of the API stands verbatim in one element of the page', async ({
  page,
  request,
}) => {
  const { faq, total } = (await (await request.get('/api/v1/faq')).json()) as Faq
  expect(faq).toHaveLength(total)
  expect(total).toBeGreaterThan(0)
  await page.goto('/faq')
  const answers = await page
    .locator('.faq-answer')
    .evaluateAll((all) => all.map((element) => element.textContent.trim()))
  expect(answers).toEqual(faq.map(({ answer }) => answer))
  const questions = await page
    .locator('.faq-entry summary')
    .evaluateAll((all) => all.map((element) => element.textContent.trim()))
  expect(questions).toEqual(faq.map(({ question }) => question))
})

test('a link to any question shows it and its answer', async ({ page, request }) => {
  const { faq } = (await (await request.get('/api/v1/faq')).json()) as Faq
  for (const { id } of faq.filter((_, i) => i % 9 === 0)) {
    await page.goto('about:blank')
    await page.goto(`/faq#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await expect(
      page.locator('details', { has: page.locator(`[id="${id}"]`) }).locator('summary'),
    ).toBeInViewport()
  }
})

test('a link inside the page opens a question too', async ({ page }) => {
  await page.goto('/faq#emergency')
  await page
    .locator('#emergency')
    .getByRole('link', { name: /קווי סיוע/ })
    .click()
  await expect(page.locator('#helplines')).toBeInViewport()
})

test('a search answers with the entries that the API finds, in their order', async ({
  page,
  request,
}) => {
  await page.goto(ANSWERED)
  const { faq } = (await (await request.get(ANSWERED.replace('/faq', '/api/v1/faq'))).json()) as Faq
  const ids = await page.locator('.results .faq-body').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(faq.map(({ id }) => id))
  await expect(page.locator('.results .faq-answer').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('כמה עולה פגישה')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/)
})

test('distress is answered with helplines before anything else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DISTRESSED)
  const eran = page.locator('main a[href="tel:1201"]').first()
  await expect(eran).toBeInViewport({ ratio: 1 })
  const first = await page.locator('main a[href^="tel:"]').first().getAttribute('href')
  expect(first).toBe('tel:1201')
  await page.locator('.safety summary').click()
  for (const number of ['101', '100', '1202', '1203', '1800363363', '118'])
    await expect(page.locator(`.safety .helpline-contact[href="tel:${number}"]`)).toBeVisible()
  await expect(page.locator('.contact-bar a[href="tel:1201"]')).toHaveCount(1)
  await expect(page.locator('.contact-bar a[href^="https://wa.me"]')).toHaveCount(0)
})

test('no match is said openly, with the text that stands on the page of all questions', async ({
  page,
}) => {
  await page.goto(UNANSWERED)
  const text = await page.locator('.results .no-match').textContent()
  await expect(page.locator('.faq-entry')).toHaveCount(0)
  await expect(page.locator('.results .no-match a[href^="https://wa.me/"]')).toHaveCount(1)
  await expect(page.locator('.results .no-match a[href="tel:1201"]')).toHaveCount(1)
  await expect(page.locator('.results .topics a').first()).toHaveAttribute('href', /^\/faq#topic-/)
  await page.goto('/faq')
  const published = await page.locator('main p').evaluateAll((all) => all.map((p) => p.textContent))
  expect(text).not.toBe('')
  expect(published).toContain(text)
})

test('a question that is too long is refused in words, and not taken away', async ({ page }) => {
  const response = await page.goto(TOO_LONG)
  expect(response?.status()).toBe(400)
  await expect(page.locator('.results h2')).toHaveText(/ארוכה מדי/)
  // As much of it as may be asked stays in the field.
  await expect(page.getByRole('searchbox')).toHaveValue('א'.repeat(2000))
})

test('what is asked cannot become part of the page', async ({ page }) => {
  await page.goto(
    `/faq?q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>1</script>')}`,
  )
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page.locator('main script')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue(
    '"><img src=x onerror=alert(1)><script>1</script>',
  )
})

test('a blank question shows all questions', async ({ page, request }) => {
  const { total } = (await (await request.get('/api/v1/faq')).json()) as Faq
  expect(total).toBeGreaterThan(0)
  await page.goto('/faq?q=%20')
  expect(await page.locator('.faq-entry').count()).toBe(total)
})

test('the page that renders searches has no address of its own', async ({ request }) => {
  expect((await request.get('/faq/search?q=a')).status()).toBe(404)
})

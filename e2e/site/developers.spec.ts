import { expect, test } from '@playwright/test'

const PATH = '/developers'

test('the first call of the guide works as it is written', async ({ page, request }) => {
  await page.goto(PATH)
  const section = page.locator('#first-call')
  const command = await section.locator('pre').first().innerText()
  const answer = await section.locator('pre').nth(1).innerText()
  const url = new URL(/^curl '([^']+)'$/.exec(command.trim())?.[1] ?? '')
  const response = await request.get(url.pathname + url.search)
  expect(JSON.parse(answer)).toEqual(await response.json())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an endpoint can be tried by a plain form', async ({ page }) => {
    await page.goto(PATH)
    const form = page.locator('#searchFaq form')
    await form.getByLabel('q').fill('fees')
    await form.getByLabel('limit').fill('2')
    await form.getByRole('button').click()
    const url = new URL(page.url())
    expect(url.pathname + url.search).toBe('/api/v1/faq?q=fees&limit=2')
    expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({
      query: 'fees',
      count: 2,
    })
  })
})

test('the contents lead to every section', async ({ page }) => {
  await page.goto(PATH)
  const targets = await page
    .locator('.guide-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(15)
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
})

test('it is English, from left to right, and no page of it scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PATH)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('tools are offered to a browser that knows WebMCP, and work', async ({ page }) => {
  await page.addInitScript(() => {
    const tools: { name: string }[] = []
    Object.assign(window, { offered: tools })
    Object.defineProperty(document, 'modelContext', {
      value: { registerTool: (tool: { name: string }) => tools.push(tool) },
    })
  })
  await page.goto('/')
  interface Offering {
    offered: { name: string; execute: (input: object) => Promise<unknown> }[]
  }
  const count = () => page.evaluate(() => (window as unknown as Offering).offered.length)
  await expect.poll(count).toBe(5)
  const answer = await page.evaluate(async () => {
    const { offered } = window as unknown as Offering
    return offered.find(({ name }) => name === 'get_booking_info')?.execute({})
  })
  expect(answer).toMatchObject({ structuredContent: { bookingSystem: 'none' } })
})

test('nothing is asked of the server for browsers that do not know WebMCP', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).not.toContain('/webmcp.json')
})

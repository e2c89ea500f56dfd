import { expect, test } from '@playwright/test'
import { PATHS } from '../../src/catalogue/urls.ts'
import { PUBLIC_PATHS, shown } from './site-paths.ts'

test('the home page weighs at most 50 KB in at most 7 requests', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests).toBeGreaterThanOrEqual(4)
  expect(requests).toBeLessThanOrEqual(7)
  expect(bytes).toBeLessThanOrEqual(50 * 1024)
})

test('the page of help waits for nothing but its letters', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytes = new Map<string, number>()
  let document = ''
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') document = requestId
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  )
  await page.goto(PATHS.emergency, { waitUntil: 'networkidle' })
  expect(bytes.get(document), 'the page, in ten packets').toBeLessThanOrEqual(10 * 1460)
  expect(asked.filter((type) => type !== 'other')).toEqual(['document', 'font', 'font'])
})

for (const path of PUBLIC_PATHS)
  test(`${shown(path)} stays still although its fonts come late, and opens with text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.addInitScript(() => {
      const state = { shift: 0, largest: '' }
      Object.assign(window, { state })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.largest = (entry as unknown as { element?: Element }).element?.tagName ?? ''
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const state = await page.evaluate(
      () => (window as unknown as { state: { shift: number; largest: string } }).state,
    )
    expect(state.shift).toBe(0)
    expect(['H1', 'H2', 'P', 'LI', 'SPAN', 'DD']).toContain(state.largest)
  })

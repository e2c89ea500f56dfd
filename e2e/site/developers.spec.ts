import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { PATHS } from '../../src/catalogue/urls.ts'

const PAGES = [PATHS.developers, PATHS.reference, PATHS.connect]

/** Opens the form of an operation. */
async function openForm(page: Page, operation: string): Promise<Locator> {
  await page.goto(PATHS.reference)
  const box = page.locator(`#${operation} .try`)
  await box.locator('summary').click()
  return box
}

/** The language whose code a box shows. */
const chosen = (group: Locator) => group.locator('input:checked').getAttribute('value')

test('the first call of the guide works as it is written', async ({ page, request }) => {
  await page.goto(PATHS.developers)
  const section = page.locator('#first-call')
  const command = (await section.locator('.code').first().innerText()).trim()
  const answer = await section.locator('.code-group').nth(1).locator('.code').innerText()
  const url = new URL(/^curl '([^']+)'$/.exec(command)?.[1] ?? '')
  const response = await request.get(url.pathname + url.search)
  expect(JSON.parse(answer)).toEqual(await response.json())
})

test('a button copies the code that is shown, folded lines included', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(PATHS.reference)
  const groups = page.locator('#getProfile .code-group')
  const [request, answer] = [groups.first(), groups.nth(1)]
  await request.getByRole('button', { name: 'Copy' }).click()
  expect(await copied()).toMatch(/^curl 'https?:[^']+\/api\/v1\/profile'$/)
  await expect(request.getByRole('button')).toHaveText('Copied')

  await request.getByRole('radio', { name: 'Python' }).check()
  await request.getByRole('button').click()
  await expect.poll(copied).toMatch(/^import json\n/)

  await expect(answer.locator('details')).not.toHaveAttribute('open')
  await answer.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(copied).toMatch(/^\{\n/)
  const profile: unknown = await (await page.request.get('/api/v1/profile')).json()
  expect(JSON.parse(await copied())).toEqual(profile)
})

test('code that may not be copied is selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await page.goto(PATHS.developers)
  const group = page.locator('#first-call .code-group').first()
  await group.getByRole('button', { name: 'Copy' }).click()
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected?.trim()).toBe((await group.locator('.code').first().innerText()).trim())
})

test('a choice of language holds for all code, on the next page too, and by the keyboard', async ({
  page,
  context,
}) => {
  await page.goto(PATHS.developers)
  const first = page.locator('#first-call .code-group').first()
  await first.getByRole('radio', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await chosen(first)).toBe('Python')
  expect(await chosen(page.locator('#pagination .code-group').first())).toBe('Python')
  await expect(first.locator('.code:visible')).toHaveCount(1)
  await expect(first.locator('.code:visible')).toContainText('urlopen')

  await page.goto(PATHS.reference)
  expect(await chosen(page.locator('#searchFaq .code-group').first())).toBe('Python')
  // Where no tool asks for the same, the choice of MCP leaves the box as it is.
  await page.locator('#searchFaq').getByRole('radio', { name: 'MCP' }).check()
  expect(await chosen(page.locator('#runBatch .code-group').first())).toBe('Python')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [Object.keys(sessionStorage), localStorage.length])).toEqual([
    ['code-language'],
    0,
  ])
})

test('what is chosen stays where it was seen', async ({ page }) => {
  await page.goto(PATHS.reference)
  const tab = page.locator('#runBatch').getByRole('radio', { name: 'Python' })
  await tab.scrollIntoViewIfNeeded()
  const top = (await tab.boundingBox())?.y ?? NaN
  await tab.check({ force: true })
  expect(Math.abs(((await tab.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2)
})

test('the contents mark the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of PAGES) {
    await page.goto(path)
    const links = page.locator('.guide-sections a')
    const targets = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).hash),
    )
    expect(targets.length).toBeGreaterThan(8)
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
    for (const target of [targets[3], targets[6]] as string[]) {
      await page.locator(`.guide-sections a[href="${target}"]`).click()
      const marked = page.locator('.guide-sections [aria-current]')
      await expect(marked).toHaveAttribute('href', target)
      await expect(marked).toBeInViewport()
    }
  }
})

test.describe('trying an endpoint', () => {
  test('shows the answer of a GET in place', async ({ page }) => {
    const box = await openForm(page, 'searchFaq')
    await box.getByLabel('q').fill('fees')
    await box.getByLabel('limit').fill('2')
    await box.getByRole('button').click()
    await expect(box.getByRole('status')).toContainText(/^200 .* requests left/)
    const answer: unknown = JSON.parse(await box.locator('.try-answer pre').innerText())
    expect(answer).toEqual(await (await page.request.get('/api/v1/faq?q=fees&limit=2')).json())
    expect(new URL(page.url()).pathname).toBe(PATHS.reference)
  })

  test('shows an error as it is answered', async ({ page }) => {
    const box = await openForm(page, 'runBatch')
    await box.getByLabel('Body').fill('{')
    await box.getByRole('button').click()
    await expect(box.getByRole('status')).toContainText(/^400 /)
    await expect(box.locator('pre')).toContainText('"code": "invalid_json"')
  })

  for (const operation of ['ask', 'askWithBody'])
    test(`shows the stream of ${operation} event by event`, async ({ page }) => {
      const box = await openForm(page, operation)
      await box.getByLabel('streaming').check()
      await box.getByRole('button').click()
      const events = box.locator('.try-events > li')
      await expect(events.first()).toContainText(/^start/)
      await expect(events.last()).toContainText(/^complete/)
      const result = JSON.parse(await events.nth(1).locator('pre').innerText()) as object
      expect(result).toMatchObject({ message_type: 'result', index: 0 })
      // Hebrew in it reads from right to left.
      await expect(events.nth(1).locator('bdi[dir="rtl"]').first()).toBeVisible()
    })

  for (const operation of ['getProfile', 'getBookingInfo', 'runBatch', 'getServerCard', 'callMcp'])
    test(`works for ${operation} as it is filled in`, async ({ page }) => {
      const box = await openForm(page, operation)
      await box.getByRole('button').click()
      await expect(box.getByRole('status')).toContainText(/^200 /)
    })

  test('says when nothing answers', async ({ page }) => {
    const box = await openForm(page, 'getProfile')
    await page.route('**/api/v1/profile', (route) => route.abort())
    await box.getByRole('button').click()
    await expect(box.getByRole('status')).toHaveText('No answer: the service could not be reached.')
  })
})

test('Hebrew in JSON reads from right to left, between quotes that stay in their places', async ({
  page,
}) => {
  await page.goto(PATHS.developers)
  const places = await page
    .locator('#first-call .code-group')
    .nth(1)
    .evaluate((group) => {
      // Where each letter of `"question": "…?",` is drawn.
      const line = [...group.querySelectorAll('bdi')].find((bdi) => bdi.textContent.endsWith('?'))
      const at = (node: Node, index: number) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        return range.getBoundingClientRect().left
      }
      const text = line?.firstChild as Text
      return {
        opening: at(line?.previousSibling as Text, (line?.previousSibling as Text).length - 1),
        first: at(text, 0),
        mark: at(text, text.length - 1),
        closing: at(line?.nextSibling as Text, 0),
        comma: at(line?.nextSibling as Text, 1),
      }
    })
  const { opening, first, mark, closing, comma } = places
  // From left to right: the opening quote, the question mark, …, the first letter, the closing quote, the comma.
  expect([opening, mark, first, closing, comma]).toEqual(
    [opening, mark, first, closing, comma].toSorted((a, b) => a - b),
  )
})

test('no box hides the end of its code', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await page.goto(path)
      const hidden = await page
        .locator('.code pre:visible')
        .evaluateAll((all) =>
          all
            .filter(
              ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
            )
            .map(({ textContent }) => textContent),
        )
      expect(hidden).toEqual([])
    }
  }
})

/** From now on notes what moves on each page; gives what has moved on the one that is open. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        moved.push(
          [
            value,
            ...sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ` +
                `from ${from.x},${from.y} to ${to.x},${to.y}`,
            ),
          ].join('\n'),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

/** What TypeScript's DOM does not have yet. */
interface LayoutShift {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

test('nothing moves while a page loads', async ({ page }) => {
  const moved = await watchShifts(page)
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(await moved()).toEqual([])
  }
})

for (const width of [390, 1280])
  test(`nothing moves when a language was chosen before, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PATHS.developers)
    await page
      .locator('#first-call')
      .getByRole('radio', { name: 'Python' })
      .first()
      .check({ force: true })
    const moved = await watchShifts(page)
    // The page is seen before its script has come.
    await page.route('**/_astro/*.js', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      await route.continue()
    })
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(
        await chosen(page.locator('.code-group:has(.tabs [data-choice="language"])').first()),
      ).toBe('Python')
      expect(await moved()).toEqual([])
    }
  })

test('nothing moves while a page comes piece by piece', async ({ page, request }) => {
  const server = createServer((asked, answer) => {
    void request.get(asked.url ?? '/').then(async (whole) => {
      const body = await whole.body()
      const type = whole.headers()['content-type'] ?? ''
      answer.writeHead(whole.status(), { 'Content-Type': type })
      const length = type.startsWith('text/html') ? 3000 : body.length
      for (let i = 0; i < body.length; i += length) {
        answer.write(body.subarray(i, i + length))
        await sleep(20)
      }
      answer.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.setViewportSize({ width: 1280, height: 800 })
  const moved = await watchShifts(page)
  for (const path of PAGES) {
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
    expect(await moved(), path).toEqual([])
  }
  server.close()
})

test('each page is small', async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(Number(response.headers()['content-length'])).toBeLessThan(40_000)
  }
})

test('the changelog is a feed, and the page says the same, letter by letter', async ({
  request,
  page,
}) => {
  const response = await request.get(PATHS.changelogFeed)
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await response.text()
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  await page.goto(PATHS.developers)
  const changes = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml')
    return [...read.querySelectorAll('entry > content')].map(({ textContent }) => textContent)
  }, feed)
  expect(changes.length).toBeGreaterThan(10)
  const shown = await page.locator('#changelog li').allTextContents()
  expect(shown.map((line) => line.replace(/^\d{4}-\d\d-\d\d: /, ''))).toEqual(changes)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an endpoint can be tried by a plain form', async ({ page }) => {
    const box = await openForm(page, 'searchFaq')
    await box.getByLabel('q').fill('fees')
    await box.getByLabel('limit').fill('2')
    await box.getByRole('button').click()
    const url = new URL(page.url())
    expect(url.pathname + url.search).toBe('/api/v1/faq?q=fees&limit=2')
    expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({ query: 'fees' })
  })

  test('tabs work, and what cannot work is not shown', async ({ page }) => {
    const box = await openForm(page, 'runBatch')
    await expect(box.locator('form')).toBeHidden()
    await expect(box.locator('noscript p')).toBeVisible()
    await expect(page.locator('.copy:visible')).toHaveCount(0)
    const group = page.locator('#searchFaq .code-group').first()
    await expect(group.locator('.code:visible')).toHaveCount(1)
    await group.getByRole('radio', { name: 'JavaScript' }).check()
    await expect(group.locator('.code:visible')).toHaveCount(1)
    await expect(group.locator('.code:visible')).toContainText('await fetch')
  })
})

test('on paper stand text, fields and code, and no controls', async ({ page }) => {
  await page.goto(PATHS.reference)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.guide-contents')).toBeHidden()
  await expect(page.locator('.copy:visible')).toHaveCount(0)
  await expect(page.locator('.try:visible')).toHaveCount(0)
  await expect(page.locator('#getProfile .fields .fields').first()).toBeVisible()
})

test('they are English, from left to right, and none scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((each) => (each.open = true)),
    )
    expect(await overflow(), 'with all that unfolds').toBeLessThanOrEqual(0)
  }
})

test('the name of a field within a field breaks within no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of [PATHS.reference, PATHS.connect]) {
    await page.goto(path)
    const torn = await page.evaluate(() => {
      document.querySelectorAll('details').forEach((each) => (each.open = true))
      return [...document.querySelectorAll('.fields .fields th > code')]
        .flatMap((name) => [...name.childNodes])
        .filter((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map((part) => part.textContent)
    })
    expect(torn).toEqual([])
  }
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

import { expect, test } from '@playwright/test'
import { ALL_PATHS, PUBLIC_PATHS, shown } from './site-paths.ts'

interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

for (const path of PUBLIC_PATHS)
  test(`the head of ${shown(path)} describes the page`, async ({ page, request }) => {
    await page.goto(path)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    const site = new URL(canonical ?? '').origin
    expect(canonical).toBe(site + path)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(50)

    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const png = await (await request.get(new URL(picture ?? '').pathname)).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

    const { '@graph': nodes } = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { '@graph': Node[] }
    const ids = nodes.map((node) => node['@id'])
    expect(ids).toContain(`${site}/#practice`)
    expect(ids).toContain(`${site}/#website`)
    expect(ids).toContain(site + path)
    // Every reference leads to a thing of the same document.
    for (const [, id] of JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g))
      expect(ids).toContain(id)
  })

test('titles, descriptions and pictures are of their own on each page', async ({
  page,
  request,
}) => {
  const seen: Record<'title' | 'description' | 'picture', Set<string>> = {
    title: new Set(),
    description: new Set(),
    picture: new Set(),
  }
  for (const path of PUBLIC_PATHS) {
    await page.goto(path)
    seen.title.add(await page.title())
    seen.description.add(
      (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
    )
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    seen.picture.add(
      (await (await request.get(new URL(picture).pathname)).body()).toString('base64'),
    )
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(PUBLIC_PATHS.length)
})

test('the FAQ says to machines what it says to people', async ({ page, request }) => {
  await page.goto('/faq')
  const { '@graph': nodes } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { '@graph': Node[] }
  const faqPage = nodes.find((node) => node['@type'] === 'FAQPage')
  const { faq } = (await (await request.get('/api/v1/faq')).json()) as {
    faq: { question: string; answer: string }[]
  }
  const entities = faqPage?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
  expect(entities.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    faq.map(({ question, answer }) => [question, answer]),
  )
})

test('icons and the manifest are there', async ({ page, request }) => {
  await page.goto('/')
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[]
  }
  for (const path of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
})

for (const path of ALL_PATHS)
  test(`${shown(path)} asks nobody else for anything, and its policy holds`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    page.on('console', (message) => {
      if (message.type() === 'error' && /policy|refused/i.test(message.text()))
        complaints.push(message.text())
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect([...new Set(asked)]).toEqual([baseURL])
    expect(complaints).toEqual([])
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  })

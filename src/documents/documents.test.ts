import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from './documents.ts'
import { instance } from '../instance.ts'
import { PATHS, pagePaths, skillPath } from '../catalogue/urls.ts'
import { notFoundTexts } from './not-found.ts'
import { skills } from './agents/skills.ts'
import { markdownVariant } from './markdown-variant.ts'
import { withFrontMatter } from '../core/markdown.ts'

const { app, catalogue, documentContext } = await instance()

const context = await documentContext()
const text = (path: keyof typeof DOCUMENTS) => DOCUMENTS[path](context)
const bytes = (value: string) => Buffer.byteLength(value)

/** What the application answers. */
const routes = app.descriptions.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()

describe('one source', () => {
  it.each([
    ['llms.txt', text(PATHS.llms)],
    ['llms-full.txt', text(PATHS.llmsFull)],
    ['auth.md', text(PATHS.auth)],
    ['the guide', markdownVariant(context, PATHS.developers)],
    ['the reference', markdownVariant(context, PATHS.reference)],
  ])('names every route in %s', (_name, document) => {
    for (const route of routes) expect(document).toContain(route)
  })

  it('has every path in an API of the catalogue, each at an address that answers', async () => {
    const { linkset } = JSON.parse(text(PATHS.apiCatalog)) as {
      linkset: [{ item: { href: string }[] }, ...{ anchor: string }[]]
    }
    const [{ item }, ...apis] = linkset
    const anchors = apis.map(({ anchor }) => anchor.slice(catalogue.siteUrl.length))
    expect(item.map(({ href }) => href.slice(catalogue.siteUrl.length))).toEqual(anchors)
    const folder = (path: string) => path.slice(0, path.lastIndexOf('/'))
    for (const route of routes) {
      const path = route.slice(route.indexOf(' ') + 1)
      const isOf = (anchor: string) =>
        path === anchor || path.startsWith(`${anchor}/`) || folder(path) === folder(anchor)
      expect(anchors.filter(isOf), path).toHaveLength(1)
    }
    for (const anchor of anchors) {
      const { status, headers } = await app.request(anchor, undefined, { client: '10.9.0.1' })
      expect(status === 200 || headers.has('allow'), anchor).toBe(true)
    }
  })

  it('lists the tools of the running MCP server wherever tools are listed', () => {
    const listed = JSON.parse(text(PATHS.webMcpTools)) as { tools: unknown }
    expect(listed.tools).toEqual(context.tools)
    const { entries } = JSON.parse(text(PATHS.ard)) as { entries: { capabilities?: string[] }[] }
    expect(entries[0]?.capabilities).toEqual(context.tools.map(({ name }) => name))
    for (const { name } of context.tools)
      expect(text(PATHS.llms)).toContain(`[${name}](${catalogue.siteUrl}${PATHS.connect}#${name})`)
  })

  it('links to nothing on this site that does not exist', () => {
    const pages = Object.keys(DOCUMENTS)
    const known = new Set<string>([
      ...pages,
      ...context.endpoints.map(({ path }) => path),
      ...skills(catalogue).map(({ name }) => skillPath(name)),
      PATHS.ready,
    ])
    for (const document of [
      text(PATHS.llms),
      text(PATHS.auth),
      text(PATHS.apiCatalog),
      text(PATHS.ard),
    ])
      for (const [, target = ''] of document.matchAll(/(?:\]\(|"href": "|"url": ")([^)"]+)/g)) {
        const { origin, pathname } = new URL(target)
        if (origin !== catalogue.siteUrl || known.has(pathname)) continue
        const path = pathname.replace(/\/index\.md$/, '/').replace(/\.md$/, '')
        expect(pagePaths(catalogue), target).toContain(path)
      }
  })
})

describe('the texts', () => {
  it('llms.txt has the form that readers expect and stays under 30,000 characters', () => {
    const llms = text(PATHS.llms)
    expect(llms).toMatch(/^# .+\n\n> .+\n/)
    expect(llms.length).toBeLessThan(30_000)
    expect(llms).toContain('## Optional')
  })

  it('llms.txt warns of placeholders, and only then', () => {
    expect(text(PATHS.llms)).toContain('placeholders')
    const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
    expect(DOCUMENTS[PATHS.llms]({ ...context, catalogue: real })).not.toContain('placeholders')
  })

  it.each([PATHS.en, PATHS.developers, PATHS.reference, PATHS.connect])(
    'the English page %s warns of placeholders, and only then',
    (path) => {
      expect(markdownVariant(context, path)).toContain('> This is a demonstration')
      const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
      expect(markdownVariant({ ...context, catalogue: real }, path)).not.toContain(
        '> This is a demonstration',
      )
    },
  )

  it('llms-full.txt holds every answer', () => {
    for (const { body } of catalogue.faq) expect(text(PATHS.llmsFull)).toContain(body.trim())
  })

  it('auth.md says so in its heading and is short', () => {
    expect(text(PATHS.auth)).toMatch(/^# auth\.md\n/)
    expect(bytes(text(PATHS.auth))).toBeLessThan(4800)
  })

  it('the sitemap gives the day each page changed', () => {
    const first = catalogue.services[0]
    if (!first) throw new Error('no services')
    const newer = { ...first, data: { ...first.data, updated: '2999-01-01' } }
    const services = [newer, ...catalogue.services.slice(1)]
    const sitemap = DOCUMENTS[PATHS.sitemap]({ ...context, catalogue: { ...catalogue, services } })
    const days = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)]
    const changed = days.filter(([, , day]) => day === '2999-01-01').map(([, loc]) => loc)
    expect(changed).toEqual([`${catalogue.siteUrl}/services`, first.resource.url])
  })

  it('the resource catalogue follows its schema and leads nobody in danger here', () => {
    const { specVersion, entries } = JSON.parse(text(PATHS.ard)) as {
      specVersion: string
      entries: {
        identifier: string
        url: string
        version: string
        representativeQueries: string[]
      }[]
    }
    expect(specVersion).toBe('1.0')
    for (const { identifier, url, representativeQueries } of entries) {
      expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/)
      expect(url.startsWith(catalogue.siteUrl)).toBe(true)
      expect(representativeQueries.length).toBeGreaterThanOrEqual(2)
      expect(representativeQueries.length).toBeLessThanOrEqual(5)
      // Whoever is in danger is led to the skill that says whom to call, and to nothing else.
      const isForDistress = identifier.endsWith(':respond-to-distress')
      expect(/die|suicid|kill|hurt/.test(representativeQueries.join())).toBe(isForDistress)
    }
    const { version } = JSON.parse(text(PATHS.wellKnownServerCard)) as { version: string }
    expect(entries[0]?.version).toBe(version)
  })

  it('the YAML is the JSON', () => {
    expect(parse(text(PATHS.openapiYaml))).toEqual(JSON.parse(text(PATHS.openapi)))
  })

  it('the feed is one schema.org object a line', () => {
    const lines = text(PATHS.schemaFeed).trim().split('\n')
    expect(lines).toHaveLength(2 + catalogue.services.length + catalogue.faq.length)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ '@context': 'https://schema.org' })
  })

  it('the changelog is a feed, newest first, each change with a name of its own', () => {
    const { changelog } = catalogue.pages.developers.data
    const feed = text(PATHS.changelogFeed)
    const ids = [...feed.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(changelog.length + 1)
    const days = [...feed.matchAll(/<updated>(\d{4}-\d\d-\d\d)T00:00:00Z</g)].map(([, day]) => day)
    expect(days).toEqual([changelog[0]?.date, ...changelog.map(({ date }) => date)])
    expect(days).toEqual([...days].sort().reverse())
    const hostile = structuredClone(catalogue.pages)
    hostile.developers.data.changelog = [{ date: '2026-01-01', text: 'a <b> & "c"' }]
    const escaped = DOCUMENTS[PATHS.changelogFeed]({
      ...context,
      catalogue: { ...catalogue, pages: hostile },
    })
    expect(escaped).toContain('<title>a &#60;b&#62; &#38; &#34;c&#34;</title>')
  })

  it('llms.txt leads to how an assistant is connected', () => {
    expect(text(PATHS.llms)).toContain(
      `## Connect an assistant\n\n- [Connect](${catalogue.siteUrl}${PATHS.connect})`,
    )
  })

  it('front matter cannot be broken out of', () => {
    const hostile = 'a "quoted"\n---\nname: other'
    const document = withFrontMatter({ title: hostile }, 'text\n')
    const [, yaml = ''] = document.split(/^---$/m)
    expect(parse(yaml)).toEqual({ title: hostile })
    expect(document.endsWith('---\n\ntext\n')).toBe(true)
  })

  it('an address that does not exist is answered with ways onward', () => {
    const texts = notFoundTexts(catalogue)
    expect(JSON.parse(texts['application/json'])).toMatchObject({ code: 'not_found' })
    expect(texts['text/markdown']).toContain(`](${catalogue.siteUrl}/faq)`)
  })
})

import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { instance } from '../../src/instance.ts'
import { DOCUMENTS } from '../../src/documents/documents.ts'
import { exampleRequest, toRequest } from '../../src/api/openapi/examples.ts'
import { isJson, operations } from '../../src/api/openapi/operations.ts'
import { PATHS, markdownPath, pagePaths, servicePath } from '../../src/catalogue/urls.ts'
import { schemaChecker } from '../support/json-schema.ts'
import { newClient } from '../support/new-client.ts'

const { catalogue, documentContext } = await instance()

const context = await documentContext()
const check = schemaChecker(context.openapi)
const servers = [
  { name: 'development', origin: inject('development') },
  { name: 'production', origin: inject('production') },
]
const TYPES: Record<string, string> = {
  '/openapi.json': 'application/json; charset=utf-8',
  '/openapi.yaml': 'application/yaml',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/llms-full.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/auth.md': 'text/markdown; charset=utf-8',
  '/schema.jsonl': 'application/jsonl; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/.well-known/api-catalog':
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  '/.well-known/ai-catalog.json': 'application/ai-catalog+json',
  '/.well-known/mcp/server-card.json': 'application/mcp-server-card+json',
}

describe.each(servers)('documents, $name', ({ origin }) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers })

  it.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
    'serves %s as it is made, to every origin, with a validator, and HEAD',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(DOCUMENTS[path](context))
      const { headers } = response
      if (TYPES[path]) expect(headers.get('content-type')).toBe(TYPES[path])
      else expect(headers.get('content-type')).toMatch(/json|xml/)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cache-control')).toContain('public, max-age=60')
      const etag = headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(path, { 'If-None-Match': etag })
      expect(again.status).toBe(304)
      const head = await get(path, {}, 'HEAD')
      expect(head.status).toBe(200)
      expect(head.headers.get('content-type')).toBe(headers.get('content-type'))
      expect(await head.text()).toBe('')
    },
  )

  it('serves the skills that the index gives digests of', async () => {
    const index = (await (await get('/.well-known/agent-skills/index.json')).json()) as {
      skills: { url: string; digest: string }[]
    }
    expect(index.skills.length).toBeGreaterThan(0)
    for (const { url, digest } of index.skills) {
      const response = await get(url)
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(`sha256:${hash('sha256', await response.text())}`).toBe(digest)
    }
  })

  it('gives every page in Markdown at its own path and by Accept, with the same bytes', async () => {
    for (const path of pagePaths(catalogue)) {
      const variant = await get(markdownPath(path))
      expect(variant.status).toBe(200)
      expect(variant.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(variant.headers.get('link')).toContain(`<${path}>; rel="canonical"`)
      const text = await variant.text()
      expect(text).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\ncanonical: "http/)
      const negotiated = await get(path, { Accept: 'text/markdown, text/html;q=0.8' })
      expect(negotiated.headers.get('content-location')).toBe(markdownPath(path))
      expect(negotiated.headers.get('vary')).toBe('Accept, Accept-Encoding')
      expect(await negotiated.text()).toBe(text)
    }
  })

  it('gives pages in HTML to browsers, with links to what programs look for', async () => {
    for (const path of ['/', '/faq', servicePath(catalogue.services[0]?.id ?? ''), '/developers']) {
      const response = await get(path, { Accept: 'text/html,*/*;q=0.8' })
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('vary')).toContain('Accept')
      const link = response.headers.get('link')
      expect(link).toContain(`<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`)
      for (const relation of ['api-catalog', 'service-desc', 'service-doc', 'ard', 'describedby'])
        expect(link).toContain(`rel="${relation}"`)
      expect(await response.text()).toContain(
        `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">`,
      )
    }
  })

  it('refuses a page only when nothing fits', async () => {
    const response = await get('/about', { Accept: 'image/png' })
    expect(response.status).toBe(406)
    expect(await response.json()).toMatchObject({ code: 'not_acceptable' })
    expect((await get('/about', { Accept: 'image/png, */*;q=0.1' })).status).toBe(200)
  })

  it.each([
    ['text/html', /^text\/html/, /<h1/],
    ['text/markdown', /^text\/markdown/, /^# /],
    ['application/json', /^application\/json/, /"code":"not_found"/],
  ])('says what is not there in %s', async (accept, type, body) => {
    for (const path of ['/nothing/here', '/nothing', '/nothing.txt']) {
      const response = await get(path, { Accept: accept })
      expect(response.status, path).toBe(404)
      expect(response.headers.get('content-type')).toMatch(type)
      expect(await response.text()).toMatch(body)
    }
  })

  it('has the pictures that pages name, and no others', async () => {
    const page = await (await get('/')).text()
    const named = page.match(/\/(?:og\/|icon-|favicon)[^"]+/g) ?? []
    expect(named.some((path) => path.startsWith('/og/'))).toBe(true)
    for (const path of named) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^image\//)
    }
    for (const path of ['/og/nothing.png', '/pictures/nothing.webp', '/icon-9.png', '/no-logo.svg'])
      expect((await get(path)).status, path).toBe(404)
  })

  it.each([
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/api/mcp',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/api/mcp',
    '/.well-known/openid-configuration',
  ])('has no %s, so that no client tries to log in', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })

  it.each(operations(context.openapi))(
    'answers $method $path as the OpenAPI document has it',
    async ({ path, method, operation }) => {
      const responses = operation.responses ?? {}
      const ok = responses['200'] as {
        headers: Record<string, { schema: unknown }>
        content: Record<string, { schema: unknown; example: unknown }>
      }
      for (const [type, media] of Object.entries(ok.content)) {
        const example = toRequest(exampleRequest(path, method, operation), type)
        const response = await fetch(
          origin + new URL(example.url).pathname + new URL(example.url).search,
          {
            method,
            headers: {
              ...Object.fromEntries(example.headers),
              'X-Forwarded-For': newClient(),
              'Idempotency-Key': 'k',
            },
            body: method === 'POST' ? await example.text() : undefined,
          },
        )
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
        const text = await response.text()
        if (isJson(type)) {
          expect(check(media.schema, JSON.parse(text))).toEqual([])
          expect(JSON.parse(text)).toEqual(media.example)
        } else expect(text).toBe(media.example)
        for (const name of Object.keys(ok.headers).filter(
          (header) => !/^(Deprecation|Sunset|Link)$/.test(header),
        ))
          expect(response.headers.get(name), name).not.toBeNull()
      }
    },
  )

  it('links from llms.txt only to what a GET answers', async () => {
    const text = await (await get('/llms.txt')).text()
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => new URL(target))
    const own = targets.filter((target) => target.origin === catalogue.siteUrl)
    const paths = [...new Set(own.map(({ pathname }) => pathname))]
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const response = await get(path, { 'X-Forwarded-For': newClient() })
      await response.body?.cancel()
      expect([path, response.status]).toEqual([path, 200])
    }
  })

  it('answers the calls of the guide as the guide shows', async () => {
    for (const { request, status, answer } of Object.values(context.calls)) {
      const url = new URL(toRequest(request).url)
      const response = await fetch(origin + url.pathname + url.search, {
        method: request.method,
        headers: { ...request.headers, 'X-Forwarded-For': newClient() },
        body: request.body,
      })
      expect(response.status).toBe(status)
      expect(await response.text()).toBe(answer)
    }
  })

  it('runs the example of a typed client', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'e2e/typed-client/faq.ts',
      origin,
    ])
    expect(stdout).toMatch(/^\d of \d+\n/)
    expect(stdout).toContain(
      catalogue.faq.find(({ data }) => data.topics.includes('price'))?.resource.answer,
    )
  })
})

// A page and its Markdown are composed apart from each other: neither may forget what the other says.
it.each(pagePaths(catalogue).filter((path) => !path.startsWith(PATHS.developers)))(
  'has every heading of %s in its Markdown',
  async (path) => {
    const read = async (at: string) => (await fetch(inject('production') + at)).text()
    const [html, markdown] = await Promise.all([read(path), read(markdownPath(path))])
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading = '']) =>
      plainText(heading),
    )
    const found = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(found).toEqual(expect.arrayContaining(headings))
  },
)

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .trim()
}

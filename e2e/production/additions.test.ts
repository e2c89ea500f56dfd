/** What somebody adds to a copy of the project: files that are served as they are, and routes. */
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { sendRaw } from '../support/raw-http.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

/** The smallest PNG there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>',
)
const FILES: [name: string, path: string, bytes: Buffer, type: string][] = [
  [
    'google1234.html',
    '/google1234.html',
    Buffer.from('google-site-verification: google1234.html'),
    'text/html; charset=utf-8',
  ],
  [
    '.well-known/apple-app-site-association.json',
    '/.well-known/apple-app-site-association.json',
    Buffer.from(`{"applinks":{"details":[]},"note":"${'x'.repeat(2000)}"}`),
    'application/json; charset=utf-8',
  ],
  ['signs/mark.svg', '/signs/mark.svg', DRAWING, 'image/svg+xml; charset=utf-8'],
  // Large enough to be compressed, if it were a text.
  ['prices.pdf', '/prices.pdf', Buffer.from(`%PDF-1.4\n${'x'.repeat(5000)}`), 'application/pdf'],
  ['photos/חדר הטיפולים.png', encodeURI('/photos/חדר הטיפולים.png'), PICTURE, 'image/png'],
]

const ENDPOINT = `export const prerender = false
export const ALL = async ({ request, locals }) =>
  Response.json({ method: request.method, body: await request.text(), name: locals.catalogue.practice.name })
`
const PAGE = `---
export const prerender = false
const { catalogue } = Astro.locals
---
<h1>{catalogue.practice.name} {Astro.params.word}</h1>
<p>{'A page long enough to be compressed. '.repeat(40)}</p>
`

let project: ProjectCopy
let server: RunningServer
beforeAll(async () => {
  project = copyProject()
  const added = [
    ...FILES.map(([name, , bytes]) => [`public/${name}`, bytes] as const),
    ['src/pages/echo.ts', ENDPOINT],
    ['src/pages/word-[word].astro', PAGE],
    ['content/look/logo.svg', DRAWING],
  ] as const
  for (const [name, content] of added) {
    const file = join(project.folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  project.edit('content/look.yaml', (text) => text.replace('logo: drawing', 'logo: look/logo.svg'))
  execFileSync('astro', ['build', '--silent'], { cwd: project.folder, env: outsideTests() })
  server = await startProduction({}, project.folder)
}, 300_000)
afterAll(async () => {
  await server.stop()
  project.remove()
})

describe('a file that somebody adds to public/', () => {
  it.each(FILES)('is served as it is: %s', async (_, path, bytes, type) => {
    for (const coding of ['identity', 'br']) {
      const response = await fetch(server.origin + path, { headers: { 'Accept-Encoding': coding } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('link')).toBeNull()
      if (response.headers.get('content-encoding') !== null)
        expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    }
  })

  it('leaves pages as they are, and what keeps the folder in Git is not served', async () => {
    expect((await fetch(`${server.origin}/about`)).status).toBe(200)
    expect((await fetch(`${server.origin}/google1234`)).status).toBe(404)
    expect((await fetch(`${server.origin}/.gitkeep`)).status).toBe(404)
  })
})

describe('a drawing', () => {
  it.each(['/signs/mark.svg', '/logo.svg', '/favicon.svg'])(
    'may do nothing where it is opened by itself: %s',
    async (path) => {
      const { status, headers } = await fetch(server.origin + path)
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    },
  )
})

describe('a route that somebody adds with prerender = false', () => {
  it('answers as an endpoint, by every method that it has', async () => {
    const response = await fetch(`${server.origin}/echo?x=1`, { method: 'POST', body: 'hello' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'hello' })
    expect(response.headers.get('x-api-version')).toBe('1')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('answers as a page, with the headers that protect its reader', async () => {
    const response = await fetch(`${server.origin}/word-hello`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('hello</h1>')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it('leaves everything else as it is', async () => {
    expect((await fetch(`${server.origin}/nothing`)).status).toBe(404)
    const trace = 'TRACE /nothing HTTP/1.1\r\nHost: practice.example\r\nConnection: close\r\n\r\n'
    expect(await sendRaw(server.port, trace)).toMatch(/^HTTP\/1\.1 404 /)
    expect((await fetch(`${server.origin}/_image?href=/icon-192.png`)).status).toBe(404)
    expect((await fetch(`${server.origin}/api/v1/booking`)).status).toBe(200)
  })
})

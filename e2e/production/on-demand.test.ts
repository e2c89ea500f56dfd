import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { copyProject } from '../support/project-copy.ts'
import type { RunningServer } from '../support/servers.ts'
import { startProduction } from '../support/servers.ts'

const ENDPOINT = `export const prerender = false
export const ALL = async ({ request, locals }) =>
  Response.json({ method: request.method, body: await request.text(), name: locals.catalogue.practice.name })
`
const PAGE = `---
export const prerender = false
const { catalogue } = Astro.locals
---
<h1>{catalogue.practice.name} {Astro.params.word}</h1>
`

let project: ProjectCopy
let server: RunningServer
beforeAll(async () => {
  project = copyProject()
  writeFileSync(join(project.folder, 'src/pages/echo.ts'), ENDPOINT)
  writeFileSync(join(project.folder, 'src/pages/word-[word].astro'), PAGE)
  execFileSync('astro', ['build', '--silent'], { cwd: project.folder, env: outsideTests() })
  server = await startProduction({}, project.folder)
}, 300_000)
afterAll(async () => {
  await server.stop()
  project.remove()
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
    expect((await fetch(`${server.origin}/_image?href=/icon-192.png`)).status).toBe(404)
    expect((await fetch(`${server.origin}/api/v1/booking`)).status).toBe(200)
  })
})

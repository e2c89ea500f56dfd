import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { copyProject } from '../support/project-copy.ts'
import type { RunningServer } from '../support/servers.ts'
import { startProduction } from '../support/servers.ts'

/** The smallest PNG there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
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
  ['photos/חדר הטיפולים.png', encodeURI('/photos/חדר הטיפולים.png'), PICTURE, 'image/png'],
]

let project: ProjectCopy
let server: RunningServer

beforeAll(async () => {
  project = copyProject()
  for (const [name, , bytes] of FILES) {
    const file = join(project.folder, 'public', name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, bytes)
  }
  execFileSync('astro', ['build', '--silent'], { cwd: project.folder, env: outsideTests() })
  server = await startProduction({}, project.folder)
}, 120_000)

afterAll(async () => {
  await server.stop()
  project.remove()
})

it.each(FILES)('serves public/%s as it is', async (_, path, bytes, type) => {
  for (const coding of ['identity', 'br']) {
    const response = await fetch(server.origin + path, { headers: { 'Accept-Encoding': coding } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('link')).toBeNull()
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  }
})

it('serves pages as before, and not what keeps the folder in Git', async () => {
  expect((await fetch(`${server.origin}/about`)).status).toBe(200)
  expect((await fetch(`${server.origin}/google1234`)).status).toBe(404)
  expect((await fetch(`${server.origin}/.gitkeep`)).status).toBe(404)
})

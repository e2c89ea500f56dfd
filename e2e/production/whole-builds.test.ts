import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFile,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import { startProduction } from '../support/servers.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-'))
  await cp('dist', join(folder, 'dist'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

describe('a build that is not whole', () => {
  const half = async (path: string) => truncate(path, (await readFile(path)).byteLength >> 1)

  it.each([
    ['a page cut in half', 'client/faq.html', half],
    ['an empty compressed copy', 'client/index.html.gz', (path: string) => truncate(path)],
    ['a document cut in half', 'client/openapi.json', half],
    ['search data cut in half', 'server/search-model.bin', half],
    ['empty search data', 'server/search-model.bin', (path: string) => truncate(path)],
    ['no home page', 'client/index.html', (path: string) => rm(path)],
    ['no manifest', 'build.json', (path: string) => rm(path)],
  ])('%s: does not start, and says so', async (_, name, damage) => {
    const path = join(folder, 'dist', name)
    const whole = await readFile(path)
    await damage(path)
    const { status, stderr } = spawnSync(process.execPath, ['dist/server/entry.mjs'], {
      cwd: folder,
      env: { ...outsideTests(), PORT: '0' },
      encoding: 'utf8',
      timeout: 60_000,
    })
    await writeFile(path, whole)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The build cannot be served: [^\n]+, and readable\.\n$/)
    expect(stderr).toContain(name)
  })
})

it('a build may go while it is served', async () => {
  const server = await startProduction({}, folder)
  await rename(join(folder, 'dist'), join(folder, 'gone'))
  const paths = ['/', '/faq?q=therapy', '/nothing', '/api/v1/faq?q=therapy', '/ask?query=therapy']
  for (const path of paths) {
    const { status } = await fetch(server.origin + path)
    expect(status, path).toBe(path === '/nothing' ? 404 : 200)
  }
  const tools = await fetch(`${server.origin}/api/mcp`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(await tools.json()).toMatchObject({ result: { tools: expect.anything() as unknown } })
  await server.stop()
  await rename(join(folder, 'gone'), join(folder, 'dist'))
})

// A build, on a machine that may be busy.
it('content that changes during a build fails it', { timeout: 300_000 }, async () => {
  const project = copyProject()
  const child = spawn('astro', ['build'], { cwd: project.folder, env: outsideTests() })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Building')
  await appendFile(join(project.folder, 'public/robots.extra.txt'), 'x')
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(output).toContain('The sources changed while they were built')
  await expect(readFile(join(project.folder, 'dist/build.json'))).rejects.toThrow('ENOENT')
  project.remove()
})

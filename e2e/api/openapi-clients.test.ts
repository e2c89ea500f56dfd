import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenApiDocument, operations } from '../../src/api/openapi/operations.ts'
import { ensureDebianPackages } from '../support/debian.ts'
import { outsideTests } from '../support/environment.ts'
import { installPackages } from '../support/install-packages.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const CLIENTS = fileURLToPath(new URL('../openapi-clients/', import.meta.url))
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

let server: RunningServer
let origin: string
let folder: string
let file: string
let document: OpenApiDocument

beforeAll(async () => {
  await installPackages(CLIENTS)
  server = await startProduction()
  origin = server.origin
  folder = await mkdtemp(join(tmpdir(), 'openapi-clients-'))
  file = join(folder, 'openapi.json')
  const text = await (await fetch(`${origin}/openapi.json`)).text()
  await writeFile(file, text)
  document = JSON.parse(text) as OpenApiDocument
  // Packages are fetched on a machine that does other things as well.
}, 180_000)

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Runs a program; gives what it prints. */
async function run(program: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, env: outsideTests(), maxBuffer: 16 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(program, args, options)
  return stdout
}

/** What each operation answers, as the document shows it. */
function shownAnswers(): Record<string, unknown> {
  const shown = operations(document).map(({ operation }) => {
    const { content } = operation.responses?.['200'] as {
      content: Record<string, { example: unknown }>
    }
    return [operation.operationId, Object.values(content)[0]?.example]
  })
  return Object.fromEntries(shown) as Record<string, unknown>
}

/** What both clients in TypeScript print. */
function expected() {
  const answers = shownAnswers() as {
    getProfile: { contact: { phone: string } }
    askWithBody: { query: string; results: { '@id': string; schema_object: Thing }[] }
  }
  const { query, results } = answers.askWithBody
  return {
    answers,
    phone: answers.getProfile.contact.phone,
    channels: expect.arrayContaining(['whatsapp', 'phone']) as unknown,
    prices: results.flatMap(({ schema_object: thing }) => thing.offers?.price ?? []),
    events: [query, ...results.map((result) => result['@id']), query],
    refusal: 'invalid_limit',
    current: 304,
  }
}

interface Thing {
  offers?: { price: number }
}

// Generators and compilers, on a machine that may be busy.
describe('clients made of the OpenAPI document', { timeout: 180_000 }, () => {
  it('openapi-typescript and openapi-fetch: every operation', async () => {
    const printed = await run(
      process.execPath,
      join(PROJECT, 'e2e/typed-client/every-operation.ts'),
      origin,
    )
    expect(JSON.parse(printed), 'each operation in e2e/typed-client/every-operation.ts').toEqual(
      expected(),
    )
  })

  it('@hey-api/openapi-ts: what it makes compiles strictly, and asks for every operation', async () => {
    await run(process.execPath, join(CLIENTS, 'generate.mjs'), file, join(folder, 'client'))
    await cp(join(CLIENTS, 'hey-api.ts'), join(folder, 'hey-api.ts'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
    await run(process.execPath, join(PROJECT, 'node_modules/typescript/bin/tsc'), '-p', folder)
    const printed = await run(process.execPath, join(folder, 'hey-api.ts'), origin)
    expect(JSON.parse(printed), 'each operation in e2e/openapi-clients/hey-api.ts').toEqual(
      expected(),
    )
  })

  it('Python, by classes made of the models: every operation', async () => {
    // The generators of clients in Python are in no registry that the tests may use; this is what they rely on.
    expect(ensureDebianPackages('python3', 'python3-jsonschema'), 'installs python3').toBe(true)
    const printed = await run('/usr/bin/python3', join(CLIENTS, 'document_client.py'), origin)
    const { answers, models } = JSON.parse(printed) as { answers: unknown; models: string[] }
    expect(answers).toEqual(shownAnswers())
    expect(models).toHaveLength(Object.keys(document.components?.schemas ?? {}).length)
  })
})

/** As strict as TypeScript's own flag, for what others write. */
const STRICT = {
  compilerOptions: {
    strict: true,
    // Those of Node and of the browser are not what is tested.
    skipLibCheck: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    typeRoots: [join(PROJECT, 'node_modules/@types')],
    types: ['node'],
  },
  include: ['hey-api.ts', 'client'],
}

describe('Spectral', () => {
  it('finds nothing to say by all of its rules for OpenAPI', async () => {
    expect(await run(process.execPath, join(CLIENTS, 'lint.mjs'), file)).toBe('[]\n')
  })

  it('finds what is wrong', async () => {
    const broken = join(folder, 'broken.json')
    const wrong = { ...document, tags: [], servers: [{ url: 'https://example.com' }] }
    await writeFile(broken, JSON.stringify(wrong))
    const findings = await run(process.execPath, join(CLIENTS, 'lint.mjs'), broken)
    expect(findings).toContain('oas3-server-not-example.com')
    expect(findings).toContain('operation-tag-defined')
  })
})

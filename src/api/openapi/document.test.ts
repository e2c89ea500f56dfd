import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { schemaChecker } from '../../../e2e/support/json-schema.ts'
import { content, instance } from '../../instance.ts'
import { createLog } from '../../server/log.ts'
import { createService } from '../../service.ts'
import { readConfig } from '../../config.ts'
import { ERROR_CODES } from '../../schemas/error.ts'

import { TAGS } from './document.ts'
import {
  isJson,
  modelsOf,
  operations,
  parametersOf,
  queryParameters,
  type Schema,
} from './operations.ts'

const { openapi: document } = await (await instance()).documentContext()
const all = operations(document)
const check = schemaChecker(document)

/** A response with a body. */
interface ResponseObject {
  content: Record<string, { schema: unknown }>
}

/** How a model is referred to. */
const MODEL = /^#\/components\/schemas\/\w+$/

/** The names that generators give to their classes: to change one breaks programs. */
const MODELS = [
  'AskCompleteEvent',
  'AskMeta',
  'AskRequest',
  'AskResult',
  'AskResultEvent',
  'AskStartEvent',
  'BatchOperation',
  'BatchRequest',
  'BatchResult',
  'BatchResultItem',
  'BookingChannel',
  'BookingInfo',
  'Error',
  'FaqEntry',
  'FaqList',
  'McpAnswer',
  'McpRequest',
  'McpResponse',
  'NlwebResponse',
  'Offer',
  'OpeningHours',
  'Profile',
  'SchemaOrgQuestion',
  'SchemaOrgService',
  'ServerCard',
  'Service',
  'ServiceList',
  'ServiceOffer',
]

const models = modelsOf(document)

/** The paths of a schema's fields that nothing is said of; a model says itself what it is. */
function undescribed(schema: Schema, path = ''): string[] {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [`${path}/${name}`, field] as const,
  )
  const own = fields.flatMap(([at, field]) => ((field.description ?? field.$ref) ? [] : [at]))
  const nested = schema.items ? [...fields, [`${path}/*`, schema.items] as const] : fields
  return [...own, ...nested.flatMap(([at, field]) => undescribed(field, at))]
}

describe('the OpenAPI document', () => {
  it('has nothing for the recommended rules to say', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(
      problems.map(({ ruleId, message, location }) => ({
        ruleId,
        message,
        at: location[0]?.pointer,
      })),
    ).toEqual([])
  })

  it('is small enough for every reader', () => {
    expect(JSON.stringify(document).length).toBeLessThan(400_000)
  })

  it('names each operation once and explains its tags', () => {
    const ids = all.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(undefined)
    for (const { name } of document.tags ?? []) expect(TAGS).toHaveProperty(name)
  })

  it.each(all)(
    '$method $path: parameters and answers are said inline, and refer to a model by its name',
    ({ operation }) => {
      expect(JSON.stringify(operation.parameters)).not.toContain('$ref')
      const ok = operation.responses?.['200'] as ResponseObject
      expect(JSON.stringify({ ...ok, content: {} })).not.toContain('$ref')
      for (const [type, { schema }] of Object.entries(ok.content))
        if (isJson(type)) expect(schema).toEqual({ $ref: expect.stringMatching(MODEL) as string })
    },
  )

  it.each(all)('$method $path takes an Idempotency-Key and declares its limit', ({ operation }) => {
    expect(operation.parameters).toContainEqual(
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        schema: expect.objectContaining({ maxLength: 128 }) as unknown,
      }),
    )
  })

  it.each(all)(
    '$method $path shows, for each response with a body, what its schema allows',
    ({ operation }) => {
      for (const response of Object.values(operation.responses ?? {})) {
        const contents = (response as { content?: Record<string, Record<string, unknown>> }).content
        for (const [type, media] of Object.entries(contents ?? {})) {
          const shown = media['examples'] as Record<string, { value: unknown }> | undefined
          const values = shown ? Object.values(shown).map(({ value }) => value) : [media['example']]
          expect(values.length).toBeGreaterThan(0)
          for (const value of values) {
            expect(value).toBeDefined()
            if (isJson(type)) expect(check(media['schema'], value)).toEqual([])
          }
        }
      }
    },
  )

  it('declares the answers of MCP to a batch and to subscriptions/listen', async () => {
    const { app } = await instance()
    const { content } = all.find(({ id }) => id === 'callMcp')?.operation.responses?.[
      '200'
    ] as ResponseObject
    const batch = ['ping', 'nothing'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    const body = JSON.stringify(batch)
    const response = await app.request('/api/mcp', { method: 'POST', body }, { client: '' })
    const answers = (await response.json()) as unknown[]
    expect(answers).toHaveLength(2)
    expect(check(content['application/json']?.schema, answers)).toEqual([])
    expect(check(content['application/json']?.schema, answers[0])).toEqual([])
    const stream = content['text/event-stream'] as { example?: string } | undefined
    expect(stream?.example).toMatch(
      /^event: message\ndata: .*notifications\/subscriptions\/acknowledged/,
    )
  })

  it('names every model, and says what it is and what each of its fields is', () => {
    expect(
      Object.keys(models).sort(),
      'a model is public for good: if it shall be, name it in MODELS',
    ).toEqual(MODELS)
    for (const [name, model] of Object.entries(models)) {
      expect(model.description, name).toBeTruthy()
      expect(undescribed(model), name).toEqual([])
      expect(model.examples, name).toHaveLength(1)
      expect(check(model, model.examples?.[0]), name).toEqual([])
    }
  })

  it.each(all)(
    '$method $path documents each status that can happen, with its header fields',
    ({ method, path, operation }) => {
      const responses = operation.responses as Record<string, { headers: Record<string, object> }>
      const isRead = parametersOf(operation).some(({ name }) => name === 'If-None-Match')
      expect(Object.keys(responses)).toEqual([
        '200',
        ...(path === '/api/mcp' ? ['202'] : []),
        ...(isRead ? ['304'] : []),
        '400',
        ...(path === '/api/mcp' ? ['403'] : []),
        '404',
        '405',
        '408',
        ...(method === 'POST' ? ['413', '415'] : []),
        '429',
        '431',
        '500',
        '503',
        ...(path === '/api/mcp' ? ['504'] : []),
      ])
      for (const { headers } of Object.values(responses))
        expect(headers).toHaveProperty('X-API-Version')
      expect(responses['405']?.headers).toHaveProperty('Allow')
      for (const status of ['429', '503'])
        expect(responses[status]?.headers).toHaveProperty('Retry-After')
      for (const status of ['400', '404', '405', '429', '500'])
        expect(responses[status]?.headers).toHaveProperty('RateLimit-Remaining')
      // All that announces the end of a version.
      for (const name of ['Deprecation', 'Sunset', 'Link'])
        expect(responses['400']?.headers).toHaveProperty(name)
    },
  )

  it('says of each parameter of a query what becomes of it when it is repeated', async () => {
    const { app } = await instance()
    for (const { path, method, operation } of all)
      for (const { name, description } of queryParameters(operation)) {
        const response = await app.request(
          `${path}?${name}=1&${name}=1`,
          { method },
          { client: '' },
        )
        const { code } = (await response.json()) as { code: string }
        expect(description).toContain(`repeated: \`${code}\``)
        expect(description).not.toContain('..')
      }
  })

  it('takes the forms of a question and of streaming that the service takes', () => {
    const request = { $ref: '#/components/schemas/AskRequest' }
    for (const query of ['text', { text: 'text' }, { text: null }, null, undefined])
      expect(check(request, { query })).toEqual([])
    expect(check(request, { query: 1 })).not.toEqual([])
    expect(check(request, { prefer: { streaming: true } })).toEqual([])
    expect(check(request, { prefer: { streaming: 'true' } })).not.toEqual([])
    const streaming = all
      .filter(({ id }) => id === 'ask')
      .flatMap(({ operation }) => queryParameters(operation))
      .find(({ name }) => name === 'streaming')
    expect(streaming?.schema).toMatchObject({ type: 'boolean' })
  })

  it('shows the answer that the proxy gives while the service is away', async () => {
    const recipe = await readFile('deploy/nginx/practice-site.conf', 'utf8')
    const said = recipe.match(/^ {4}503 +'(.+)';$/m)?.[1] ?? ''
    const responses = all[0]?.operation.responses as Record<
      string,
      { content: Record<string, { examples: Record<string, { value: object }> }> }
    >
    const shown =
      responses['503']?.content['application/json']?.examples['service_unavailable']?.value
    expect(shown).toMatchObject(JSON.parse(`{${said}}`) as object)
  })

  it('lists every error code', () => {
    const schema = document.components?.schemas?.['Error'] as {
      properties: { code: { enum: string[] } }
    }
    expect(schema.properties.code.enum).toEqual(ERROR_CODES)
  })

  it('is the same each time it is made', async () => {
    const service = await createService(readConfig({}), await content(), createLog('silent'))
    const { openapi } = await service.documentContext()
    expect(JSON.stringify(openapi)).toBe(JSON.stringify(document))
  })
})

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { schemaChecker } from '../../../e2e/support/json-schema.ts'
import { content, instance } from '../../instance.ts'
import { createLog } from '../../server/log.ts'
import { createService } from '../../service.ts'
import { readConfig } from '../../config.ts'
import { ERROR_CODES } from '../../schemas/error.ts'
import { isJson } from './examples.ts'
import { TAGS } from './document.ts'
import { operations } from './operations.ts'

const { openapi: document } = await (await instance()).documents()
const all = operations(document)
const check = schemaChecker(document)

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
    expect(JSON.stringify(document).length).toBeLessThan(200_000)
  })

  it('names each operation once and explains its tags', () => {
    const ids = all.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(undefined)
    for (const { name } of document.tags ?? []) expect(TAGS).toHaveProperty(name)
  })

  it.each(all)(
    '$method $path: parameters and answers can be read without following references',
    ({ operation }) => {
      expect(JSON.stringify(operation.parameters)).not.toContain('$ref')
      expect(JSON.stringify(operation.responses?.['200'])).not.toContain('$ref')
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

  it('lists every error code', () => {
    const schema = document.components?.schemas?.['Error'] as {
      properties: { code: { enum: string[] } }
    }
    expect(schema.properties.code.enum).toEqual(ERROR_CODES)
  })

  it('is the same each time it is made', async () => {
    const service = await createService(readConfig({}), await content(), createLog('silent'))
    const { openapi } = await service.documents()
    expect(JSON.stringify(openapi)).toBe(JSON.stringify(document))
  })
})

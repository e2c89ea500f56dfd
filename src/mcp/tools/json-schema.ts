import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a zod schema, in the vocabulary that draft-07 and 2020-12 share, since clients
 * validate with either.
 *
 * @param io Outputs may grow: they forbid no further field, or a client that validates against a list it
 * fetched earlier would fail on the next addition.
 */
export function jsonSchema(schema: z.ZodObject, io: 'input' | 'output') {
  const converted = z.toJSONSchema(schema, { io, target: 'draft-7', metadata: UNNAMED })
  delete converted.$schema
  return JSON.parse(JSON.stringify(converted), (_key, value: unknown) =>
    isSchema(value) ? portable(value, io) : value,
  ) as Tool['inputSchema']
}

/** Metadata but for that of OpenAPI's named models: clients of tools need not follow references. */
const UNNAMED = Object.assign(z.registry<z.core.GlobalMeta>(), {
  get: (schema: z.core.$ZodType) => {
    const metadata = z.globalRegistry.get(schema)
    return metadata?.id === undefined ? metadata : undefined
  },
})

function portable(schema: JsonSchema, io: 'input' | 'output'): JsonSchema {
  const { type, ...rest } = schema
  if (io === 'output') delete rest['additionalProperties']
  // zod writes these bounds for every integer.
  if (rest['minimum'] === Number.MIN_SAFE_INTEGER) delete rest['minimum']
  if (rest['maximum'] === Number.MAX_SAFE_INTEGER) delete rest['maximum']
  if (type === undefined) return rest
  // Some clients know one type to a schema; they read alternatives, but no list of types.
  return Array.isArray(type)
    ? { ...rest, anyOf: (type as unknown[]).map((one) => ({ type: one })) }
    : { type, ...rest }
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

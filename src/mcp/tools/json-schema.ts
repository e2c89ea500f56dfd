import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isRecord } from '../../schemas/values.ts'

/**
 * The JSON Schema of a zod schema, in the vocabulary that draft-07 and 2020-12 share, since clients
 * validate with either.
 */
export function jsonSchema(schema: z.ZodObject) {
  // Of every output zod would forbid further fields, and clients that keep it would refuse the next addition.
  const converted = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', metadata: UNNAMED })
  delete converted.$schema
  return JSON.parse(JSON.stringify(converted), (_key, value: unknown) =>
    isRecord(value) ? portable(value) : value,
  ) as Tool['inputSchema']
}

/** Metadata but for that of OpenAPI's named models: clients of tools need not follow references. */
const UNNAMED = Object.assign(z.registry<z.core.GlobalMeta>(), {
  get: (schema: z.core.$ZodType) => {
    const metadata = z.globalRegistry.get(schema)
    return metadata?.id === undefined ? metadata : undefined
  },
})

function portable(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, ...rest } = schema
  // zod writes these bounds for every integer.
  if (rest['minimum'] === Number.MIN_SAFE_INTEGER) delete rest['minimum']
  if (rest['maximum'] === Number.MAX_SAFE_INTEGER) delete rest['maximum']
  // Beside its format zod writes some lines of pattern for a day.
  if (rest['format'] !== undefined) delete rest['pattern']
  if (type === undefined) return rest
  // Some clients know one type to a schema; they read alternatives, but no list of types.
  return Array.isArray(type)
    ? { ...rest, anyOf: (type as unknown[]).map((one) => ({ type: one })) }
    : { type, ...rest }
}

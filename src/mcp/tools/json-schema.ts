import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isRecord } from '../../schemas/values.ts'

/** Converts a zod schema to JSON Schema, in the vocabulary that draft-07 and 2020-12 share, since clients use either. */
export function jsonSchema(schema: z.ZodObject) {
  // As `io: 'output'`, zod would forbid further fields, and clients with a cached schema would refuse new ones.
  const converted = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', metadata: UNNAMED })
  delete converted.$schema
  return JSON.parse(JSON.stringify(converted), (_key, value: unknown) =>
    isRecord(value) ? portable(value) : value,
  ) as Tool['inputSchema']
}

/** All metadata except the names of OpenAPI models, which would become `$ref`s that not every client follows. */
const UNNAMED = Object.assign(z.registry<z.core.GlobalMeta>(), {
  get: (schema: z.core.$ZodType) => {
    const metadata = z.globalRegistry.get(schema)
    return metadata?.id === undefined ? metadata : undefined
  },
})

function portable(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, ...rest } = schema
  // zod adds these bounds to every integer, …
  if (rest['minimum'] === Number.MIN_SAFE_INTEGER) delete rest['minimum']
  if (rest['maximum'] === Number.MAX_SAFE_INTEGER) delete rest['maximum']
  // … and a long pattern to formats such as dates.
  if (rest['format'] !== undefined) delete rest['pattern']
  if (type === undefined) return rest
  // Some clients support `anyOf`, but no list of types.
  return Array.isArray(type)
    ? { ...rest, anyOf: (type as unknown[]).map((one) => ({ type: one })) }
    : { type, ...rest }
}

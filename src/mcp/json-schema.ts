import { z } from '@hono/zod-openapi'

/**
 * The JSON Schema of a zod schema, in the vocabulary that draft-07 and 2020-12 share, since clients
 * validate with either.
 *
 * @param io Outputs may grow: they forbid no further field, or a client that validates against a list it
 * fetched earlier would fail on the next addition.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const converted = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    override: ({ jsonSchema: node }) => {
      if (io === 'output') delete node.additionalProperties
      if (Array.isArray(node.type)) {
        // Clients that know one type to a schema read alternatives, but no list of types.
        node.anyOf = (node.type as string[]).map((type) => ({ type }) as typeof node)
        delete node.type
      }
    },
  })
  delete converted.$schema
  return converted
}

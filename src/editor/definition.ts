import type { z } from 'zod'

export type ZodSchema = z.core.$ZodType

type Definition = z.core.$ZodTypes['_zod']['def']

/** The definition of a schema's value, without wrappers: optional, default, preprocess, transform. */
export function definitionOf(schema: ZodSchema): Definition {
  return (unwrapped(schema)._zod as { def: Definition }).def
}

/** A schema without those wrappers. */
export function unwrapped(schema: ZodSchema): ZodSchema {
  const { def } = schema._zod as { def: Definition }
  switch (def.type) {
    case 'optional':
    case 'default':
      return unwrapped(def.innerType)
    case 'pipe':
      // `preprocess` is a transform before the schema, `transform` one after it.
      return unwrapped(def.in._zod.def.type === 'transform' ? def.out : def.in)
    default:
      return schema
  }
}

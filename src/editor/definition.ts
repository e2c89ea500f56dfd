import type { z } from 'zod'

export type ZodSchema = z.core.$ZodType

type Definition = z.core.$ZodTypes['_zod']['def']

/** How zod defines what a schema holds, without what it does to get there: defaults, preparation, being optional. */
export function definitionOf(schema: ZodSchema): Definition {
  return (bare(schema)._zod as { def: Definition }).def
}

/** The schema that says what the value looks like. */
export function bare(schema: ZodSchema): ZodSchema {
  const { def } = schema._zod as { def: Definition }
  switch (def.type) {
    case 'optional':
    case 'default':
      return bare(def.innerType)
    case 'pipe':
      // What prepares a value comes before, and what transforms it after.
      return bare(def.in._zod.def.type === 'transform' ? def.out : def.in)
    default:
      return schema
  }
}

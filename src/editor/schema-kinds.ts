import type { z } from 'zod'

/** A schema of zod, of whatever kind. */
export type Schema = z.core.$ZodType

/** The kinds of schema that content is made of, by what they hold. */
export type Kind =
  | { kind: 'text' | 'number' | 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; item: Schema }
  | { kind: 'object'; shape: Readonly<Record<string, Schema>> }
  | { kind: 'either'; options: readonly Schema[] }
  | { kind: 'constant'; value: unknown }

/**
 * What a schema holds, without what it does to get there: defaults, preparation, being optional.
 *
 * @throws {Error} For a kind that no form has been thought of yet.
 */
export function kindOf(schema: Schema): Kind {
  const def = defOf(bare(schema))
  switch (def.type) {
    case 'string':
      return { kind: 'text' }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String) }
    case 'array':
      return { kind: 'list', item: def.element }
    case 'object':
      return { kind: 'object', shape: def.shape }
    case 'union':
      return { kind: 'either', options: def.options }
    case 'literal':
      return { kind: 'constant', value: def.values[0] }
    default:
      throw new Error(`The editor has no form for a schema of the type ${def.type}.`)
  }
}

/** The schema that says what the value looks like. */
export function bare(schema: Schema): Schema {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return bare(def.innerType)
    case 'pipe':
      // What prepares a value comes before, and what transforms it after.
      return bare(def.in._zod.def.type === 'transform' ? def.out : def.in)
    default:
      return schema
  }
}

function defOf(schema: Schema) {
  return (schema._zod as z.core.$ZodTypes['_zod']).def
}

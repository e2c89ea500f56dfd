import { globalRegistry, safeParse } from 'zod'
import { isRecord, isSame } from '../schemas/values.ts'
import { bare, definitionOf, type ZodSchema } from './definition.ts'

/** Names, in a form, of which of several kinds a value has, and of the value. */
export const CHOICE = 'choice'
export const CHOSEN = 'value'

/**
 * A value as a form holds it. Forms know no alternatives: a value of several kinds becomes an object that says
 * which, and a word in place of fields, such as `logo: drawing`, fields that are not filled in.
 */
export function toForm(schema: ZodSchema, value: unknown): unknown {
  const definition = definitionOf(schema)
  if (isWord(schema, value)) return undefined
  if (definition.type === 'object' && isRecord(value))
    return recordOf(Object.keys(value), (name) => {
      const own = definition.shape[name]
      return own ? toForm(own, value[name]) : value[name]
    })
  if (definition.type === 'array' && Array.isArray(value))
    return value.map((entry) => toForm(definition.element, entry))
  if (definition.type === 'union' && value !== undefined) {
    const chosen = definition.options.findIndex((option) => accepts(option, value))
    const option = definition.options[chosen]
    return option ? { [CHOICE]: String(chosen), [CHOSEN]: toForm(option, value) } : value
  }
  // Forms have the address of a picture, and files its place below content/.
  return fileTypes(schema) && typeof value === 'string' ? `/${value}` : value
}

/**
 * What a file holds, of the value of a form. A form has an empty value for each field that was left alone;
 * where the schema can do without, and the file did, so does it go on.
 *
 * @param before What the file held so far.
 */
export function fromForm(schema: ZodSchema, value: unknown, before: unknown): unknown {
  const definition = definitionOf(schema)
  if (definition.type === 'object' && isRecord(value)) {
    const held = isRecord(before) ? before : {}
    return recordOf(Object.keys({ ...value, ...held }), (name) => {
      const own = definition.shape[name]
      return own ? fieldFromForm(own, value[name], held[name]) : value[name]
    })
  }
  if (definition.type === 'array' && Array.isArray(value)) {
    const held = Array.isArray(before) ? (before as unknown[]) : []
    return value.map((entry, i) => fromForm(definition.element, entry, held[i]))
  }
  if (definition.type === 'union' && isRecord(value) && CHOICE in value) {
    const option = definition.options[Number(value[CHOICE])]
    const chosen = option && definitionOf(option)
    if (chosen?.type === 'literal') return chosen.values[0]
    return option && fromForm(option, value[CHOSEN], before)
  }
  if (typeof value !== 'string') return value
  return fileTypes(schema) ? value.replace(/^\//, '') : value.trim()
}

function fieldFromForm(schema: ZodSchema, value: unknown, before: unknown): unknown {
  if (isEmpty(value) && isWord(schema, before)) return before
  const field = fromForm(schema, value, before)
  if (before !== undefined && isSame(field, before)) return field
  const ifLeftOut = safeParse(schema, undefined)
  const isLeftOut = isEmpty(field) || (before === undefined && isSame(field, ifLeftOut.data))
  return ifLeftOut.success && isLeftOut ? undefined : field
}

/** The media types that a file may have whose name the value is; undefined where it is none. */
export function fileTypes(schema: ZodSchema): string | undefined {
  const { accept } = globalRegistry.get(bare(schema)) ?? {}
  return typeof accept === 'string' ? accept : undefined
}

/** Whether a schema takes a value. */
export function accepts(schema: ZodSchema, value: unknown): boolean {
  return safeParse(schema, value).success
}

/** An object of these fields, without those that have no value. */
function recordOf(names: string[], valueOf: (name: string) => unknown): Record<string, unknown> {
  const fields = names.map((name) => [name, valueOf(name)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Whether a value is a word that says of a field that it is left as it comes. */
function isWord(schema: ZodSchema, value: unknown): boolean {
  if (typeof value !== 'string') return false
  const result = safeParse(schema, value)
  return result.success && result.data === undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

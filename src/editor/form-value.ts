import { globalRegistry, safeParse } from 'zod'
import { isRecord, isSame } from '../schemas/values.ts'
import { unwrapped, definitionOf, type ZodSchema } from './definition.ts'

/** Fields of a form for a union: the index of the chosen option, and the value. */
export const CHOICE = 'choice'
export const CHOSEN = 'value'

/**
 * Converts a value of a file for a form. Forms know no unions: their values become `{ choice, value }`. A word that
 * leaves a field as it comes, such as `logo: drawing`, becomes an empty field.
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
  // Files have a picture's path below content/, and forms its address.
  return fileTypes(schema) && typeof value === 'string' ? `/${value}` : value
}

/**
 * Converts a form's value back for the file. Forms have empty values for fields that were left alone: those that the
 * schema does not require stay out of the file.
 *
 * @param before The value in the file so far.
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

/** The media types of the file that a value names; undefined where it names none. */
export function fileTypes(schema: ZodSchema): string | undefined {
  const { accept } = globalRegistry.get(unwrapped(schema)) ?? {}
  return typeof accept === 'string' ? accept : undefined
}

/** Whether a schema takes a value. */
export function accepts(schema: ZodSchema, value: unknown): boolean {
  return safeParse(schema, value).success
}

/** An object of these fields, without undefined ones. */
function recordOf(names: string[], valueOf: (name: string) => unknown): Record<string, unknown> {
  const fields = names.map((name) => [name, valueOf(name)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Whether a value is a word that leaves a field as it comes, such as `logo: drawing`. */
function isWord(schema: ZodSchema, value: unknown): boolean {
  if (typeof value !== 'string') return false
  const result = safeParse(schema, value)
  return result.success && result.data === undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

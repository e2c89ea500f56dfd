import { safeParse } from 'zod'
import { isSame } from './equality.ts'
import type { Schema } from './schema-kinds.ts'
import { kindOf } from './schema-kinds.ts'

type Fields = Record<string, unknown>

/** Names, in a form, of what a file says by its structure. */
export const NAME = 'name_in_file'
export const CHOICE = 'choice'
const CHOSEN = 'value'

/**
 * A value as a form holds it. Forms know neither records nor alternatives: a record becomes a list whose
 * entries have their name, a value of several kinds an object that says which.
 */
export function toForm(schema: Schema, value: unknown): unknown {
  const kind = kindOf(schema)
  if (kind.kind === 'object' && isFields(value))
    return mapped(value, (held, name) => formOf(kind.shape[name], held))
  if (kind.kind === 'list' && Array.isArray(value))
    return value.map((entry) => toForm(kind.item, entry))
  if (kind.kind === 'record' && isFields(value))
    return Object.entries(value).map(([name, entry]) => ({
      [NAME]: name,
      ...(toForm(kind.value, entry) as Fields),
    }))
  if (kind.kind === 'either' && value !== undefined) {
    const chosen = kind.options.findIndex((option) => accepts(option, value))
    const option = kind.options[chosen]
    return option ? { [CHOICE]: String(chosen), [CHOSEN]: toForm(option, value) } : value
  }
  return value
}

/**
 * What a file holds, of the value of a form. A form has an empty value for each field that was left alone;
 * where the schema can do without, and the file did, so does it go on.
 *
 * @param before What the file held so far.
 */
export function fromForm(schema: Schema, value: unknown, before: unknown): unknown {
  const kind = kindOf(schema)
  const held = isFields(before) ? before : {}
  if (kind.kind === 'object' && isFields(value)) {
    const fields = mapped(value, (entry, name) => {
      const own = kind.shape[name]
      return own ? fromForm(own, entry, held[name]) : entry
    })
    return Object.fromEntries(
      Object.entries(fields).filter(([name, entry]) => {
        const own = kind.shape[name]
        return !own || !isLeftOut(own, entry, held[name])
      }),
    )
  }
  if (kind.kind === 'list' && Array.isArray(value)) {
    const entries = Array.isArray(before) ? (before as unknown[]) : []
    return value.map((entry, i) => fromForm(kind.item, entry, entries[i]))
  }
  if (kind.kind === 'record' && Array.isArray(value))
    return Object.fromEntries(
      (value as Fields[]).map(({ [NAME]: name, ...entry }) => [
        String(name),
        fromForm(kind.value, entry, held[String(name)]),
      ]),
    )
  if (kind.kind === 'either' && isFields(value) && CHOICE in value) {
    const option = kind.options[Number(value[CHOICE])]
    const chosen = option && kindOf(option)
    if (chosen?.kind === 'constant') return chosen.value
    return option ? fromForm(option, value[CHOSEN], before) : undefined
  }
  return typeof value === 'string' ? value.trim() : value
}

/** Whether a schema takes a value. */
export function accepts(schema: Schema, value: unknown): boolean {
  return safeParse(schema, value).success
}

function isLeftOut(schema: Schema, value: unknown, before: unknown): boolean {
  if (value === undefined) return true
  if (before !== undefined && isSame(value, before)) return false
  const ifLeftOut = safeParse(schema, undefined)
  if (!ifLeftOut.success) return false
  return isEmpty(value) || (before === undefined && isSame(value, ifLeftOut.data))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

function formOf(schema: Schema | undefined, value: unknown): unknown {
  return schema ? toForm(schema, value) : value
}

function mapped(fields: Fields, change: (value: unknown, name: string) => unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, change(value, name)]),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

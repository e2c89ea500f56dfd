import { type Models, nameOf, type Schema } from '../../api/openapi/operations.ts'

/** A field of a body, an answer or a tool's arguments, or a parameter. */
export interface Field {
  name: string
  type: string
  isRequired: boolean
  /** What it is, and which values are allowed. */
  what: string
  example: string | undefined
  children: Field[]
}

/** Longer examples are left out. */
const MAX_EXAMPLE_CHARS = 48

/**
 * The fields of an object's schema, or of the objects of an array.
 *
 * @param example A value that fits the schema: its parts are the fields' examples.
 * @returns None for other schemas, and for a choice between objects of different fields.
 */
export function fieldsOf(schema: Schema, models: Models = {}, example?: unknown): Field[] {
  const resolved = resolve(schema, models)
  const { properties = {}, required = [], items, oneOf = [], anyOf = oneOf } = resolved
  if (items) return fieldsOf(items, models, Array.isArray(example) ? example[0] : undefined)
  const choices = anyOf
    .map((choice) => fieldsOf(choice, models, example))
    .filter((fields) => fields.length > 0)
  const kinds = new Set(choices.map((fields) => fields.map(({ name }) => name).join()))
  if (choices.length > 0) return kinds.size === 1 ? (choices[0] ?? []) : []
  const values = (example ?? {}) as Record<string, unknown>
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(name, property, required.includes(name), models, values[name]),
  )
}

export function fieldOf(
  name: string,
  schema: Schema,
  isRequired: boolean,
  models: Models = {},
  value?: unknown,
): Field {
  const resolved = resolve(schema, models)
  const own = resolved.example ?? resolved.examples?.[0]
  return {
    name,
    type: typeOf(schema),
    isRequired,
    what: describe(resolved),
    example: [own, value].map(shown).find((text) => text !== undefined),
    children: fieldsOf(schema, models, value ?? own),
  }
}

/** Fields and those inside them, each with its path as its name: `results[].url`. */
export function flatFields(fields: readonly Field[], prefix = ''): Field[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name
    const inside = field.type.startsWith('array') ? `${name}[].` : `${name}.`
    return [{ ...field, name }, ...flatFields(field.children, inside)]
  })
}

/** A schema with its `$ref` resolved. */
export function resolve(schema: Schema, models: Models): Schema {
  const { $ref, ...own } = schema
  return $ref ? { ...resolve(models[nameOf($ref)] ?? {}, models), ...own } : own
}

function typeOf(schema: Schema): string {
  const { $ref, type, items, format, oneOf, anyOf = oneOf } = schema
  if ($ref) return nameOf($ref)
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  if (items) return `array of ${typeOf(items)}`
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'any')
  return format === 'uri' ? `${name}, URI` : name
}

function describe(schema: Schema): string {
  const { description, minimum, maximum, minItems, maxItems, maxLength } = schema
  const only = onlyValue(schema)
  const choices = schema.enum?.map((choice) => `\`${textOf(choice)}\``).join(', ')
  const rules = [
    only === undefined ? choices && `one of ${choices}` : `always \`${textOf(only)}\``,
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minItems !== undefined && maxItems !== undefined && `${minItems} to ${maxItems} items`,
    schema.default !== undefined && `\`${textOf(schema.default)}\` when left out`,
  ]
  return [description, ...rules].filter(Boolean).join('; ')
}

/** The only value that a schema allows; undefined where there are others. */
export function onlyValue({ const: only, enum: choices = [] }: Schema): unknown {
  return only ?? (choices.length === 1 ? choices[0] : undefined)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A value as text, unless it is an object or long. */
function shown(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'object') return undefined
  const text = textOf(value)
  return text !== '' && text.length <= MAX_EXAMPLE_CHARS ? text : undefined
}

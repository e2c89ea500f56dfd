import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { clockTime, e164, slug, webAddress } from '../schemas/primitives.ts'
import { CHOICE, CHOSEN, accepts, fileTypes } from './form-value.ts'
import { isLong, type Label, said, labelOf, topicChoices } from './labels.ts'
import { RELATIONS } from './relations.ts'
import { unwrapped, definitionOf, type ZodSchema } from './definition.ts'
import { type Mistake, mistake } from '../catalogue/mistakes.ts'

/** Fields of the schemas that no file has: they are computed. */
const COMPUTED_FIELDS = new Set(['helplines.order', 'promises.order', 'practice.placeholders'])

const COLOUR_FIELDS = /^look\.colours\./

/** The mistake of a text that does not match a pattern. */
const SHAPE_MISTAKES = new Map<string | undefined, Mistake>([
  [patternOf(slug), mistake('id')],
  [patternOf(e164), mistake('telephone')],
  [patternOf(clockTime), mistake('time')],
  [patternOf(webAddress), mistake('web-address')],
])

/** The name of the field in each row of a list that names entries of a file. */
const RELATED = 'related'

/** From so many choices on, a dropdown replaces checkboxes. */
const DROPDOWN_THRESHOLD = 12

/**
 * Makes the fields of a form from the schema of the content.
 *
 * @param path Prefix of the fields' paths, for their labels.
 */
export function formFields(schema: ZodSchema, path: string): Field[] {
  const definition = definitionOf(schema)
  if (definition.type !== 'object') return []
  return Object.entries(definition.shape)
    .filter(([name]) => !COMPUTED_FIELDS.has(`${path}.${name}`))
    .map(([name, field]) => formField(field, name, `${path}.${name}`))
}

/**
 * Makes a field of a form, with its label and the schema's checks.
 *
 * @throws {Error} For a kind of schema that has no widget yet.
 */
export function formField(schema: ZodSchema, name: string, path: string): Field {
  const common = { name, ...labelOf(path), required: !accepts(schema, undefined) }
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'string':
      return textField(schema, path, common)
    case 'number':
      return { ...common, widget: 'number', ...numberChecks(schema) }
    case 'boolean':
      return { ...common, widget: 'boolean', required: false }
    case 'enum':
      return { ...common, widget: 'select', options: options(definition, path), ...initial(schema) }
    case 'literal':
      return { name, widget: 'hidden', default: definition.values[0] }
    case 'object':
      return { ...common, widget: 'object', collapsed: 'auto', ...group(schema, path) }
    case 'union':
      return {
        ...common,
        widget: 'object',
        typeKey: CHOICE,
        types: definition.options.map((option, i) => ({
          name: String(i),
          label: labelOf(`${path}.${i}`).label,
          fields:
            definitionOf(option).type === 'literal'
              ? []
              : [formField(option, CHOSEN, `${path}.${CHOSEN}`)],
        })),
      }
    case 'array':
      return listField(schema, definition.element, path, common)
    default:
      throw new Error(`The editor has no form for a schema of the type ${definition.type}.`)
  }
}

type Common = Label & { name: string; required: boolean }

function listField(schema: ZodSchema, item: ZodSchema, path: string, common: Common): Field {
  const { minItems, maxItems: max } = json(schema)
  // An optional list may be empty in a form; it is then left out of the file.
  const min = common.required ? minItems : undefined
  const own = { ...common, min, max, required: min !== undefined && min > 0 }
  const relation = RELATIONS[path]
  const definition = definitionOf(item)
  if (relation?.file) {
    // A row for each: their order counts, and one that was deleted elsewhere is a row that can be taken away.
    const field = { name: RELATED, label: common.label, widget: 'relation', ...relation }
    return { ...own, widget: 'list', field } as Field
  }
  if (relation) return { ...own, widget: 'relation', multiple: true, ...relation }
  const listed = definition.type === 'enum' ? options(definition, path) : undefined
  const choices = path === 'faq.topics' ? topicChoices() : listed
  if (choices)
    return {
      ...own,
      widget: 'select',
      multiple: true,
      options: choices,
      dropdown_threshold: DROPDOWN_THRESHOLD,
    }
  if (definition.type === 'object') {
    const entry = { summary: summary(definition.shape), fields: formFields(item, path) }
    return { ...own, widget: 'list', collapsed: true, ...entry }
  }
  return { ...own, widget: 'list', pattern: pattern(item) }
}

function textField(schema: ZodSchema, path: string, common: Common): Field {
  const relation = RELATIONS[path]
  if (relation) return { ...common, widget: 'relation', ...relation }
  const { format, maxLength: maxlength } = json(schema)
  if (format === 'date')
    return {
      ...common,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      // An optional day must not become today by itself.
      default: common.required ? '{{now}}' : undefined,
    }
  if (COLOUR_FIELDS.test(path)) return { ...common, widget: 'color', allowInput: true }
  const accept = fileTypes(schema)
  if (accept)
    return {
      ...common,
      widget: accept.startsWith('image/') ? 'image' : 'file',
      accept,
      choose_url: false,
    }
  const checks = { maxlength, pattern: pattern(schema), use_emoji_autocomplete: false }
  if (isLong(path)) return { ...common, ...checks, widget: 'text' }
  return { ...common, ...checks, widget: 'string', type: TEXT_TYPES[format ?? ''] ?? 'text' }
}

/** Input types of texts, by their format in JSON Schema. */
const TEXT_TYPES: Partial<Record<string, 'email' | 'url'>> = { email: 'email', uri: 'url' }

/** The pattern of a text and the message where it does not match. The browser itself checks e-mail addresses. */
function pattern(schema: ZodSchema): [string, string] | undefined {
  const shape = patternOf(schema)
  if (shape === undefined || json(schema).format === 'email') return undefined
  return [shape, said(SHAPE_MISTAKES.get(shape) ?? mistake('string'))]
}

function patternOf(schema: ZodSchema): string | undefined {
  const { pattern, format } = json(schema)
  return pattern ?? (format === 'uri' ? '^https?://' : undefined)
}

function numberChecks(schema: ZodSchema) {
  const { type, minimum, maximum, exclusiveMinimum } = json(schema)
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined)
  return {
    value_type: type === 'integer' ? ('int' as const) : ('float' as const),
    // zod gives whole numbers without limits those of JavaScript.
    min: least === Number.MIN_SAFE_INTEGER ? undefined : least,
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
  }
}

/** The fields of an object, and its summary when folded: their labels. */
function group(schema: ZodSchema, path: string) {
  const fields = formFields(schema, path)
  return { fields, summary: fields.map(({ label }) => label).join(', ') }
}

/** The summary of a list's item: its name or, without one (hours), all of its texts. */
function summary(shape: Readonly<Record<string, ZodSchema>>): string {
  const names = Object.keys(shape).filter(
    (name) => definitionOf(shape[name] as ZodSchema).type === 'string',
  )
  const name = names.find((name) => /^(name|title|label|text)$/.test(name))
  // Isolated (FSI, PDI), so that the plus sign of a phone number stays before it.
  return `\u2068${(name ? [name] : names).map((shown) => `{{fields.${shown}}}`).join('–')}\u2069`
}

function options({ entries }: z.core.$ZodEnumDef, path: string) {
  return Object.values(entries)
    .map(String)
    .map((value) => ({ label: labelOf(`${path}.${value}`).label, value }))
}

function initial(schema: ZodSchema): { default?: string } {
  const result = z.safeParse(schema, undefined)
  return result.success && typeof result.data === 'string' ? { default: result.data } : {}
}

function json(schema: ZodSchema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(unwrapped(schema), { io: 'input', unrepresentable: 'any' })
}

import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { CHOICE, CHOSEN, accepts } from './form-value.ts'
import { choiceLabel, labelOf } from './labels.ts'
import { ERRORS } from './errors.ts'
import { RELATIONS } from './relations.ts'
import type { Schema } from './schema-kinds.ts'
import { bare, kindOf, layers } from './schema-kinds.ts'

/** Fields that content has and its files do not: they are worked out when the site is built. */
const WORKED_OUT = new Set(['helplines.order', 'promises.order', 'practice.placeholders'])

/** Fields that hold a colour, and those that hold the name of a picture's file. */
const COLOURS = /^look\.colours\./
const PICTURES = /^look\.(logo|.*\.file)$/

/** From so many choices on there is a list to open in place of boxes to tick. */
const MANY_CHOICES = 12

/**
 * The fields of a form, from the schema that checks the content.
 *
 * @param path What the labels of these fields begin with.
 */
export function fieldsOf(schema: Schema, path: string): Field[] {
  const kind = kindOf(schema)
  if (kind.kind !== 'object') return []
  return Object.entries(kind.shape)
    .filter(([name]) => !WORKED_OUT.has(`${path}.${name}`))
    .map(([name, field]) => fieldOf(field, name, `${path}.${name}`))
}

/** One field of a form: its label, what it takes, and the same checks as at build. */
export function fieldOf(schema: Schema, name: string, path: string): Field {
  const { label, hint } = labelOf(path)
  const common = { name, label, ...(hint && { hint }), required: !accepts(schema, undefined) }
  const relation = RELATIONS[path]
  const kind = kindOf(schema)
  switch (kind.kind) {
    case 'text':
      return relation ? { ...common, widget: 'relation', ...relation } : text(schema, path, common)
    case 'number':
      return { ...common, widget: 'number', ...numberChecks(schema) }
    case 'boolean':
      return { ...common, widget: 'boolean', required: false }
    case 'choice':
      return { ...common, widget: 'select', options: options(kind.values), ...initial(schema) }
    case 'constant':
      return { name, widget: 'hidden', default: kind.value }
    case 'object':
      return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, path) }
    case 'either':
      return {
        ...common,
        widget: 'object',
        typeKey: CHOICE,
        types: kind.options.map((option, i) => ({
          name: String(i),
          label: labelOf(`${path}.${i}`).label,
          fields:
            kindOf(option).kind === 'constant'
              ? []
              : [fieldOf(option, CHOSEN, `${path}.${CHOSEN}`)],
        })),
      }
    case 'list':
      return list(schema, kind.item, path, common)
  }
}

type Common = Pick<Field, 'name' | 'label'> & { hint?: string; required: boolean }

function list(schema: Schema, item: Schema, path: string, common: Common): Field {
  const { minItems: min, maxItems: max } = json(schema)
  const size = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const own = { ...common, required: min !== undefined && min > 0 }
  const relation = RELATIONS[path]
  const kind = kindOf(item)
  if (relation) return { ...own, ...size, widget: 'relation', multiple: true, ...relation }
  if (kind.kind === 'choice')
    return {
      ...own,
      ...size,
      widget: 'select',
      multiple: true,
      options: options(kind.values),
      dropdown_threshold: MANY_CHOICES,
    }
  if (kind.kind === 'object')
    return {
      ...own,
      ...size,
      widget: 'list',
      collapsed: true,
      ...summary(kind.shape),
      fields: fieldsOf(item, path),
    }
  return { ...own, ...size, widget: 'list', ...pattern(item) }
}

function text(schema: Schema, path: string, common: Common): Field {
  const { format, maxLength } = json(schema)
  if (format === 'date')
    return {
      ...common,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      default: '{{now}}',
    }
  const length = maxLength === undefined ? {} : { maxlength: maxLength }
  if (COLOURS.test(path)) return { ...common, widget: 'color', allowInput: true }
  if (PICTURES.test(path))
    return {
      ...common,
      widget: 'image',
      accept: 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif',
      choose_url: false,
      media_folder: '/content/look',
      public_folder: 'look',
    }
  const checks = { ...length, ...pattern(schema), use_emoji_autocomplete: false }
  if (labelOf(path).isLong) return { ...common, ...checks, widget: 'text' }
  const type = format === 'email' ? 'email' : format === 'uri' ? 'url' : 'text'
  return { ...common, ...checks, widget: 'string', type }
}

function pattern(schema: Schema): { pattern?: [string, string] } {
  const { pattern: own, format } = json(schema)
  const known = layers(schema)
    .map((layer) => ERRORS.get(layer))
    .find(Boolean)
  const expression = own ?? (format === 'uri' ? '^https?://' : undefined)
  if (expression === undefined || format === 'email') return {}
  return { pattern: [expression, known?.error ?? 'הערך אינו בצורה הנכונה.'] }
}

function numberChecks(schema: Schema) {
  const { type, minimum, maximum, exclusiveMinimum } = json(schema)
  const isWhole = type === 'integer'
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined)
  return {
    value_type: isWhole ? ('int' as const) : ('float' as const),
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

/** An entry of a list is known by the first text that it has for people. */
function summary(shape: Readonly<Record<string, Schema>>): { summary?: string } {
  const names = Object.keys(shape).filter((name) => kindOf(shape[name] as Schema).kind === 'text')
  const first = names.find((name) => /^(name|title|label|text)$/.test(name)) ?? names[0]
  return first ? { summary: `{{fields.${first}}}` } : {}
}

function options(values: readonly string[]) {
  return values.map((value) => ({ label: choiceLabel(value), value }))
}

function initial(schema: Schema): { default?: string } {
  const result = z.safeParse(schema, undefined)
  return result.success && typeof result.data === 'string' ? { default: result.data } : {}
}

function json(schema: Schema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(bare(schema), { io: 'input', unrepresentable: 'any' })
}

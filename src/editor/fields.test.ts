import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { slug, text } from '../schemas/primitives.ts'
import { editorConfig } from './config.ts'
import { fieldOf } from './fields.ts'
import { hasLabel } from './labels.ts'
import type { Schema } from './schema-kinds.ts'
import { kindOf } from './schema-kinds.ts'
import { EDITABLE } from './editable.ts'

const config = editorConfig({
  backend: { name: 'test-repo' },
  title: 'מרפאה',
  placeholders: ['offers.session.price'],
  pages: ['home', 'booking'],
})

/** The fields of a form as an editor's configuration has them. */
interface Form {
  name: string
  label?: string
  fields?: Form[]
}

function fieldsOfPage(id: string): string[] {
  const pages = config.collections?.find((collection) => 'files' in collection)
  const file =
    pages && 'files' in pages
      ? pages.files.find((page) => 'name' in page && page.name === id)
      : undefined
  return ((file as Form | undefined)?.fields ?? []).map(({ name }) => name)
}

describe('the forms', () => {
  it.each(Object.entries(EDITABLE))('name every field of %s in Hebrew', (name, schema) => {
    expect(pathsOf(schema, name).filter((path) => !hasLabel(path))).toEqual([])
  })

  it('show a field that is new in a schema, with its checks', () => {
    const schema = z.strictObject({ motto: text.max(20), colour: slug.optional() })
    expect(fieldOf(schema, 'faq', 'faq')).toMatchObject({
      widget: 'object',
      fields: [
        { name: 'motto', widget: 'string', required: true, maxlength: 20 },
        {
          name: 'colour',
          required: false,
          pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', expect.stringContaining('how-to-book')],
        },
      ],
    })
  })

  it.each([
    [z.number().int().positive(), { widget: 'number', value_type: 'int', min: 1 }],
    [z.number().min(-90).max(90), { widget: 'number', value_type: 'float', min: -90, max: 90 }],
    [z.boolean().default(false), { widget: 'boolean' }],
    [z.enum(['he', 'en']).default('he'), { widget: 'select', default: 'he', required: false }],
    [z.array(z.enum(['he', 'en'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    [z.array(text).min(1), { widget: 'list', min: 1, required: true }],
    [z.iso.date(), { widget: 'datetime', format: 'YYYY-MM-DD' }],
    [z.email(), { widget: 'string', type: 'email' }],
  ])('check what the schema checks (%#)', (schema, expected) => {
    expect(fieldOf(schema, 'title', 'pages.title')).toMatchObject(expected)
  })

  it('choose from what there is where a field names other entries', () => {
    expect(fieldOf(EDITABLE.faq.shape.related, 'related', 'faq.related')).toMatchObject({
      widget: 'relation',
      multiple: true,
      collection: 'faq',
    })
  })

  it('show on a page what it shows', () => {
    expect(fieldsOfPage('home')).toContain('steps')
    expect(fieldsOfPage('home')).not.toContain('arrival')
    expect(fieldsOfPage('booking')).toContain('arrival')
  })

  it('say of a kind of schema that has no form that it has none', () => {
    expect(() => fieldOf(z.date(), 'day', 'day')).toThrow('no form for a schema of the type date')
  })
})

function pathsOf(schema: Schema, path: string): string[] {
  const kind = kindOf(schema)
  if (kind.kind === 'list') return pathsOf(kind.item, path)
  if (kind.kind !== 'object') return []
  return Object.entries(kind.shape)
    .filter(([name]) => !(name === 'order' && path !== 'faq' && path !== 'services'))
    .flatMap(([name, field]) => [`${path}.${name}`, ...pathsOf(field, `${path}.${name}`)])
}

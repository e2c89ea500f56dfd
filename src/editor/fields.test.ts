import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { SITE_LANGUAGES } from '../schemas/language.ts'
import { slug, text, WHOLE_SLUG } from '../schemas/primitives.ts'
import { ServiceContent } from '../schemas/service.ts'
import type { SiteText } from '../schemas/site.ts'
import { readAsked } from '../catalogue/asked.ts'
import { type EditorSettings, editorConfig } from './config.ts'
import { formField } from './fields.ts'
import arabic from './labels.ar.json' with { type: 'json' }
import english from './labels.en.json' with { type: 'json' }
import hebrew from './labels.json' with { type: 'json' }
import russian from './labels.ru.json' with { type: 'json' }
import { labelOf, readIn, topicChoices } from './labels.ts'

const settings: EditorSettings = {
  language: 'he',
  backend: { name: 'gitea', repo: 'local/folder' },
  title: 'מרפאה',
  placeholders: ['offers.session.price'],
  pages: readdirSync('content/pages').map((name) => basename(name, '.md')),
  site: parse(readFileSync('content/site.yaml', 'utf8')) as SiteText,
}
const config = editorConfig(settings)

/** A field, or a kind of value, of the forms as an editor's configuration has them. */
interface Form {
  name?: string
  label?: string
  widget?: string
  files?: Form[]
  fields?: Form[]
  types?: Form[]
  options?: { label: string; value: string }[]
}

const formsOf = ({ collections = [], singletons = [] }: typeof config) =>
  [...collections, ...singletons] as Form[]

const forms = formsOf(config)

function fieldsOfPage(id: string): string[] {
  const page = forms.flatMap(({ files = [] }) => files).find(({ name }) => name === id)
  return (page?.fields ?? []).map(({ name = '' }) => name)
}

/** Everything inside a form that has a name. */
function partsOf({ files = [], fields = [], types = [] }: Form): Form[] {
  return [...files, ...fields, ...types].flatMap((part) => [part, ...partsOf(part)])
}

describe('the forms', () => {
  it.each(SITE_LANGUAGES)('say in words what there is to choose, in %s', (language) => {
    readIn(language)
    const options = formsOf(editorConfig({ ...settings, language }))
      .flatMap(partsOf)
      .flatMap((part) => part.options ?? [])
    readIn('he')
    expect(options.map(({ value }) => value)).toContain('hills')
    // A value such as Sunday says what it is, to readers of English.
    const isWord = (value: string) => language === 'en' && /^[A-Z]/.test(value)
    expect(
      options.filter(({ label, value }) => label === value && !isWord(value)),
      'need a label in src/editor/labels*.json',
    ).toEqual([])
  })

  it.each(forms.map((form) => [form.name, form] as const))(
    'name every field of %s in Hebrew',
    (_name, form) => {
      const parts = partsOf(form).filter(({ widget }) => widget !== 'hidden')
      expect(parts.length).toBeGreaterThan(0)
      const unnamed = parts.filter(({ label = '' }) => !/\p{Script=Hebrew}/u.test(label))
      expect(
        unnamed.map(({ name }) => name),
        'need a Hebrew label in src/editor/labels.json',
      ).toEqual([])
    },
  )

  it('show a field that is new in a schema, with its checks', () => {
    const schema = z.strictObject({ motto: text.max(20), colour: slug.optional() })
    expect(formField(schema, 'faq', 'faq')).toMatchObject({
      widget: 'object',
      fields: [
        { name: 'motto', widget: 'string', required: true, maxlength: 20 },
        {
          name: 'colour',
          required: false,
          pattern: [WHOLE_SLUG, expect.stringContaining('how-to-book')],
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
    [z.array(text).min(1).optional(), { widget: 'list', min: undefined, required: false }],
    [z.iso.date(), { widget: 'datetime', format: 'YYYY-MM-DD', default: '{{now}}' }],
    [z.iso.date().optional(), { widget: 'datetime', required: false, default: undefined }],
    [z.email(), { widget: 'string', type: 'email' }],
  ])('check what the schema checks (%#)', (schema, expected) => {
    expect(formField(schema, 'title', 'pages.title')).toMatchObject(expected)
  })

  it('choose from what there is where a field names other entries', () => {
    expect(formField(FaqContent.shape.related, 'related', 'faq.related')).toMatchObject({
      widget: 'relation',
      multiple: true,
      collection: 'faq',
    })
  })

  it('have a row for each where a field names several parts of a file, so that a lost one can be taken away', () => {
    const { moreOffers } = ServiceContent.shape
    expect(formField(moreOffers, 'moreOffers', 'services.moreOffers')).toMatchObject({
      widget: 'list',
      field: { widget: 'relation', file: 'practice', value_field: 'offers.*.id' },
    })
  })

  it('choose topics from all that there are, each said in Hebrew', async () => {
    const topics = (await readAsked('.')).flatMap(({ topics }) => topics)
    const common = new Set(topics.filter((topic) => !topic.startsWith('services/')))
    expect(new Set(topicChoices().map(({ value }) => value))).toEqual(common)
    expect(formField(FaqContent.shape.topics, 'topics', 'faq.topics')).toMatchObject({
      widget: 'select',
      options: topicChoices(),
    })
  })

  it('say of a folded group what is in it', () => {
    const schema = z.strictObject({ phone: text, email: text })
    expect(formField(schema, 'contact', 'practice.contact')).toMatchObject({
      summary: 'טלפון, מייל',
    })
  })

  it('have no list of placeholders where nothing is one', () => {
    const { singletons = [] } = editorConfig({ ...settings, placeholders: [] })
    const names = (singletons as Form[])
      .flatMap(({ fields = [] }) => fields)
      .map(({ name }) => name)
    expect(names).not.toContain('placeholders')
    // What has no choices, the editor refuses to open with.
    expect(JSON.stringify(singletons)).not.toContain('"options":[]')
  })

  it('show on a page what it shows', () => {
    expect(fieldsOfPage('home')).toContain('steps')
    expect(fieldsOfPage('home')).not.toContain('arrival')
    expect(fieldsOfPage('booking')).toContain('arrival')
  })

  it('name a place by what it is there: at home is no page', () => {
    const places = z.array(z.enum(['clinic', 'home']))
    expect(formField(places, 'places', 'practice.offers.places')).toMatchObject({
      options: [
        { value: 'clinic', label: 'בקליניקה' },
        { value: 'home', label: 'בבית שלהם' },
      ],
    })
  })

  it('say of a kind of schema that has no form that it has none', () => {
    expect(() => formField(z.date(), 'day', 'day')).toThrow('no form for a schema of the type date')
  })
})

/** Words of the interface are the owner's own, and some pages come with the sample alone. */
const IN_HEBREW_ALONE = /^(site\.|pages\.(grounding|moments|blanks|numbers))/

it.each(Object.entries({ ar: arabic, ru: russian, en: english }))(
  'forms in %s have a label for each field of a new practice',
  (language, labels: object) => {
    const names = Object.keys(hebrew.fields).filter((name) => !IN_HEBREW_ALONE.test(name))
    expect(names.filter((name) => !(name in labels))).toEqual([])
    readIn(language as 'ar')
    expect(labelOf('practice.offers.price').label).not.toBe('מחיר')
    expect(topicChoices()[0]?.label).not.toMatch(/\p{Script=Hebrew}/u)
    readIn('he')
  },
)

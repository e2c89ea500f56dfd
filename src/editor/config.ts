import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { type CollectionName, COLLECTIONS, fileSchema } from '../catalogue/raw.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import { mistake } from '../catalogue/mistakes.ts'
import { PageContent } from '../schemas/page.ts'
import { SLUG, WHOLE_SLUG } from '../schemas/primitives.ts'
import type { SiteText } from '../schemas/site.ts'
import { isRecord } from '../schemas/values.ts'
import { formField, formFields } from './fields.ts'
import { BODY, LIST, PLACEHOLDERS, SOURCE, TEXT, formatName } from './formats.ts'
import { labelOf, pathLabel, said } from './labels.ts'

/** What the editor's page is built with. */
export interface EditorSettings {
  /** The language of the site, which its owner reads. */
  language: SiteLanguage
  backend: Backend
  title: string
  /** Paths of the fields of practice.yaml that are placeholders. */
  placeholders: readonly string[]
  /** Ids of the pages, in the order the editor lists them. */
  pages: readonly string[]
  /** The content of site.yaml, if it can be read. */
  site: SiteText | undefined
}

/** The CMS's name of a site's language; it has an interface in each. */
export const cmsLocale = (language: SiteLanguage) => (language === 'en' ? 'en-US' : language)

/** Keeps the file as it was opened, for `formatOf`. */
const HIDDEN: Field = { name: SOURCE, widget: 'hidden', default: '' }

/** Makes the configuration of the CMS: a form for each content file, from its schema. */
export function editorConfig(settings: EditorSettings): CmsConfig {
  const { backend, title, placeholders, pages, site } = settings
  return {
    load_config_file: false,
    backend,
    app_title: title,
    logo: { src: '/favicon.svg' },
    // Forms name pictures by address; `fromForm` turns that into the path below content/.
    media_folder: 'content/look',
    public_folder: '/look',
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      entries('faq', 'question', {
        icon: 'quiz',
        preview_path: 'faq#{{slug}}',
        view_groups: [{ label: labelOf('faq.category').label, field: 'category' }],
      }),
      examples('faq'),
      entries('services', 'name', { icon: 'spa', preview_path: 'services/{{slug}}' }),
      examples('services'),
      entries('doors', 'title', { icon: 'door_open', preview_path: 'doors/{{slug}}' }),
      examples('search'),
      { name: 'pages', label: labelOf('pages').label, icon: 'web', files: pages.map(pageFile) },
    ],
    singletons: [
      file('practice', 'storefront', ...placeholdersFields(placeholders)),
      file('promises', 'task_alt'),
      file('look', 'palette'),
      file('helplines', 'call'),
      siteFile(site),
    ],
  }
}

function entries(
  name: 'faq' | 'services' | 'doors',
  identifier: string,
  own: Partial<EntryCollection>,
): EntryCollection {
  return {
    name,
    label: labelOf(name).label,
    folder: `content/${name}`,
    extension: 'md',
    format: formatName(name),
    create: true,
    slug: {
      editable: ['create'],
      pattern: [WHOLE_SLUG, said(mistake('id'))],
      hint: labelOf('entries.slug').label,
    },
    identifier_field: identifier,
    summary: `{{fields.${identifier}}}`,
    sortable_fields: { fields: [identifier, 'order', 'updated'] },
    fields: [...formFields(COLLECTIONS[name].schema, name), bodyField(name), HIDDEN],
    ...own,
  }
}

/** Files of examples have the names of the entries that they stand beside. */
function examples(folder: 'faq' | 'services' | 'search'): EntryCollection {
  return {
    name: `${folder}-examples`,
    label: labelOf(`${folder}-examples`).label,
    icon: 'forum',
    folder: `content/${folder}`,
    extension: 'txt',
    format: 'examples',
    create: true,
    slug: {
      editable: ['create'],
      pattern: [`^${SLUG}(\\.[a-z]{2})?$`, said(mistake('id'))],
      hint: labelOf('examples.slug').label,
    },
    identifier_field: TEXT,
    summary: '{{slug}}: {{fields.text | truncate(60)}}',
    fields: [
      {
        name: TEXT,
        ...labelOf('examples.text'),
        widget: 'text',
        use_emoji_autocomplete: false,
      },
    ],
  }
}

/** These pages have the fields of the page in English. */
const LANGUAGE_FORMS = { he: true, ar: true, ru: true }

function pageFile(id: string): CollectionFile {
  const { shape } = PageContent
  const fields = formFields(PageContent, 'pages').filter(({ name }) => {
    const { page = id } = shape[name as keyof typeof shape].meta() ?? {}
    return page === (id in LANGUAGE_FORMS ? 'en' : id)
  })
  return {
    name: id,
    label: labelOf(`pages.${id}`).label,
    file: `content/pages/${id}.md`,
    format: formatName('pages'),
    preview_path: id === 'home' ? '' : id,
    fields: [...fields, bodyField('pages'), HIDDEN],
  }
}

/** A file of one form, or of one list. */
function file(name: CollectionName, icon: string, ...before: Field[]): CollectionFile {
  const schema = fileSchema(name)
  const fields =
    COLLECTIONS[name].form === 'list'
      ? [{ ...formField(schema, LIST, name), required: true }]
      : formFields(schema, name)
  return {
    name,
    label: labelOf(name).label,
    icon,
    file: `content/${name}.yaml`,
    format: formatName(name),
    fields: [...before, ...fields, HIDDEN],
  }
}

/** The form of site.yaml, where a word without a label is its own label. */
function siteFile(words: SiteText | undefined): CollectionFile {
  const form = file('site', 'title')
  return { ...form, fields: form.fields.map((field) => labelled(field, { ...words })) }
}

function labelled(field: Field, { [field.name]: word }: Record<string, unknown>): Field {
  if ('fields' in field && isRecord(word)) {
    const fields = (field.fields as Field[]).map((inner) => labelled(inner, word))
    return { ...field, fields } as Field
  }
  return typeof word === 'string' && field.label === field.name ? { ...field, label: word } : field
}

/** Answers of the FAQ are plain text; other texts may have links and headings. */
function bodyField(name: 'faq' | 'services' | 'doors' | 'pages'): Field {
  const own = { name: BODY, ...labelOf(`${name}.${BODY}`), use_emoji_autocomplete: false }
  return name === 'faq'
    ? { ...own, widget: 'text' }
    : { ...own, widget: 'richtext', modes: ['raw'], required: false }
}

/** The field that lists placeholders, while there are any. */
function placeholdersFields(paths: readonly string[]): Field[] {
  if (paths.length === 0) return []
  return [
    {
      name: PLACEHOLDERS,
      ...labelOf('practice.placeholders'),
      widget: 'select',
      multiple: true,
      required: false,
      dropdown_threshold: 100,
      options: paths.map((path) => ({ label: pathLabel('practice', path), value: path })),
    },
  ]
}

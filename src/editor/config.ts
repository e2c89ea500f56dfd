import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import type { Editable } from './editable.ts'
import { EDITABLE, formatName } from './editable.ts'
import { fieldsOf } from './fields.ts'
import { BODY, LIST, PLACEHOLDERS, SOURCE, TEXT } from './formats.ts'
import { labelOf } from './labels.ts'
import { kindOf } from './schema-kinds.ts'

/** What the editor is told by the build about the content as it is now. */
export interface EditorSettings {
  backend: Backend
  /** Name of the practice, for the editor's own title. */
  title: string
  /** Fields of practice.yaml whose values only stand in for real ones. */
  placeholders: readonly string[]
  /** Ids of the pages, in the order the editor lists them. */
  pages: readonly string[]
}

/** Content that is kept, and shown nowhere. */
const HIDDEN: Field = { name: SOURCE, widget: 'hidden', default: '' }

const SLUG: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'באותיות אנגליות קטנות, בספרות ובמקפים, למשל gift-sessions.',
]

/** The configuration of the editor: a form for each content file, made from the schema that checks it. */
export function editorConfig({ backend, title, placeholders, pages }: EditorSettings): CmsConfig {
  return {
    load_config_file: false,
    backend,
    app_title: `${title}: עריכת האתר`,
    logo: { src: '/favicon.svg' },
    media_folder: 'public',
    public_folder: '/',
    media_libraries: { stock_assets: false },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      entries('faq', { preview_path: 'faq#{{slug}}', identifier_field: 'question' }),
      examples('faq', 'איך שואלים: שאלות'),
      entries('services', { preview_path: 'services/{{slug}}', identifier_field: 'name' }),
      examples('services', 'איך שואלים: תחומים'),
      examples('search', 'שאלות שאין להן תשובה'),
      { name: 'pages', label: labelOf('pages').label, icon: 'web', files: pages.map(pageFile) },
    ],
    singletons: [
      {
        ...file(EDITABLE.practice, 'storefront'),
        fields: [
          placeholdersField(placeholders),
          ...fieldsOf(EDITABLE.practice.schema, 'practice'),
          HIDDEN,
        ],
      },
      listFile(EDITABLE.promises, 'task_alt', '{{fields.text}}'),
      file(EDITABLE.look, 'palette'),
      listFile(EDITABLE.helplines, 'call', '{{fields.name}}'),
      file(EDITABLE.site, 'title'),
    ],
  }
}

function entries(
  name: 'faq' | 'services',
  own: Pick<EntryCollection, 'preview_path' | 'identifier_field'>,
): EntryCollection {
  const identifier = own.identifier_field ?? 'title'
  return {
    name,
    label: labelOf(name).label,
    icon: name === 'faq' ? 'quiz' : 'spa',
    folder: `content/${name}`,
    extension: 'md',
    format: formatName(EDITABLE[name]),
    create: true,
    slug: {
      editable: ['create'],
      pattern: SLUG,
      hint: 'שם הקובץ והכתובת, באנגלית קטנה ובמקפים, למשל gift-sessions. אחר כך לא משנים אותו.',
    },
    summary: `{{fields.${identifier}}}`,
    sortable_fields: { fields: [identifier, 'order', 'updated'] },
    ...(name === 'faq' && {
      view_groups: [{ label: labelOf('faq.category').label, field: 'category' }],
    }),
    fields: [...fieldsOf(EDITABLE[name].schema, name), bodyField(name), HIDDEN],
    ...own,
  }
}

/** Examples stand beside the entry that answers, under its name. */
function examples(folder: 'faq' | 'services' | 'search', label: string): EntryCollection {
  return {
    name: `${folder}-examples`,
    label,
    icon: 'forum',
    folder: `content/${folder}`,
    extension: 'txt',
    format: 'examples',
    create: true,
    slug: {
      editable: ['create'],
      hint: 'אותו שם בדיוק כמו של השאלה או התחום, למשל gift-sessions.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z]{2})?$', SLUG[1]],
    },
    identifier_field: TEXT,
    summary: '{{slug}}: {{fields.text | truncate(60)}}',
    fields: [
      {
        name: TEXT,
        label: 'איך שואלים',
        hint: 'דרך אחת בכל שורה, בעברית או באנגלית, בדיוק כמו שאנשים כותבים.',
        widget: 'text',
        use_emoji_autocomplete: false,
      },
    ],
  }
}

function pageFile(id: string): CollectionFile {
  const { schema } = EDITABLE.pages
  const kind = kindOf(schema)
  const shape = kind.kind === 'object' ? kind.shape : {}
  const own = fieldsOf(schema, 'pages').filter(({ name }) => isShownOn(shape[name], id))
  return {
    name: id,
    label: labelOf(`pages.${id}`).label,
    file: `content/pages/${id}.md`,
    format: formatName(EDITABLE.pages),
    preview_path: id === 'home' ? '' : id,
    fields: [...own, bodyField('pages'), HIDDEN],
  }
}

/** A description that begins with the name of a page, as in "Home: …", says which page shows the field. */
function isShownOn(schema: unknown, id: string): boolean {
  const { description = '' } = schema as { description?: string }
  const page = /^(?<page>[A-Z][a-z-]+): /.exec(description)?.groups?.['page']?.toLowerCase()
  return page === undefined || page === id
}

function file(editable: Editable, icon: string): CollectionFile {
  const { name, schema } = editable
  return {
    name,
    label: labelOf(name).label,
    icon,
    file: `content/${name}.yaml`,
    format: formatName(editable),
    fields: [...fieldsOf(schema, name), HIDDEN],
  }
}

function listFile(editable: Editable, icon: string, summary: string): CollectionFile {
  const { name, schema } = editable
  const kind = kindOf(schema)
  const list: Field = {
    name: LIST,
    label: labelOf(name).label,
    widget: 'list',
    collapsed: true,
    summary,
    fields: kind.kind === 'list' ? fieldsOf(kind.item, name) : [],
  }
  return { ...file(editable, icon), fields: [list, HIDDEN] }
}

function bodyField(name: string): Field {
  const { label, hint } = labelOf(`${name}.${BODY}`)
  const own = { name: BODY, label, hint: hint ?? '', required: name === 'faq' }
  return name === 'faq'
    ? { ...own, widget: 'text', use_emoji_autocomplete: false }
    : { ...own, widget: 'richtext', modes: ['raw'], use_emoji_autocomplete: false }
}

function placeholdersField(paths: readonly string[]): Field {
  const { label, hint } = labelOf('practice.placeholders')
  return {
    name: PLACEHOLDERS,
    label,
    hint: hint ?? '',
    widget: 'select',
    multiple: true,
    required: false,
    dropdown_threshold: 100,
    options: paths.map((path) => ({ label: pathLabel(path), value: path })),
  }
}

/** offers.session.price as people would say it. */
function pathLabel(path: string): string {
  const parts = path.split('.')
  return parts
    .map((_part, i) => {
      const own = ['practice', ...parts.slice(0, i + 1)].join('.')
      return labelOf(own).label
    })
    .filter((label, i, all) => all.indexOf(label) === i)
    .join(' › ')
}

/** Which entries a field names, so that they are chosen from a list. */
interface Relation {
  collection: string
  file?: string
  value_field: string
  display_fields: string[]
}

const SINGLE = '_singletons'
const faq: Relation = {
  collection: 'faq',
  value_field: '{{slug}}',
  display_fields: ['question'],
}
const services: Relation = {
  collection: 'services',
  value_field: '{{slug}}',
  display_fields: ['name'],
}

/** By the path of the field. */
export const RELATIONS: Record<string, Relation | undefined> = {
  'faq.services': services,
  'faq.related': faq,
  'faq.category': {
    collection: SINGLE,
    file: 'site',
    value_field: 'categories.*.id',
    display_fields: ['categories.*.title'],
  },
  'services.faq': faq,
  'services.offer': {
    collection: SINGLE,
    file: 'practice',
    value_field: 'offers.*.id',
    display_fields: ['offers.*.name'],
  },
  'pages.situations.lines': {
    collection: SINGLE,
    file: 'helplines',
    value_field: 'entries.*.id',
    display_fields: ['entries.*.name'],
  },
}

import { z } from 'zod'
import { DoorContent } from '../schemas/door.ts'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import { Look } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { PracticePromise } from '../schemas/promise.ts'
import { ServiceContent } from '../schemas/service.ts'
import { SiteText } from '../schemas/site.ts'
import { isRecord } from '../schemas/values.ts'

/** What content/ holds: each a YAML file, a list in a YAML file, or a folder of Markdown files. */
export const COLLECTIONS = {
  practice: { form: 'file', schema: Practice },
  site: { form: 'file', schema: SiteText },
  look: { form: 'file', schema: Look },
  helplines: { form: 'list', schema: Helpline },
  promises: { form: 'list', schema: PracticePromise },
  services: { form: 'folder', schema: ServiceContent },
  doors: { form: 'folder', schema: DoorContent },
  faq: { form: 'folder', schema: FaqContent },
  pages: { form: 'folder', schema: PageContent },
} as const
export type CollectionName = keyof typeof COLLECTIONS

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** The schema of a whole file, which may be a list. */
export function fileSchema(name: CollectionName): z.ZodType {
  const { form, schema } = COLLECTIONS[name]
  return form === 'list' ? z.array(schema) : schema
}

/** Gives each item of a list its place as `order`: Astro's collections do not keep the order of a file. */
export function inOrder(items: unknown): unknown {
  if (!Array.isArray(items)) return items
  return items.map((item: unknown, order) => (isRecord(item) ? { ...item, order } : item))
}

/** An entry of a collection; a Markdown file has text below its fields. */
export interface Entry<Data> {
  id: string
  /** Path below the project's folder, as its owner knows it. */
  file: string
  data: Data
  body: string
  /** The body as HTML; Astro stores its own, which has anchors. */
  html: string
}

type Data<Name extends CollectionName> = z.output<(typeof COLLECTIONS)[Name]['schema']>

/** The content as the collections hold it, before tokens are filled and references checked. */
export type RawContent = {
  [Name in CollectionName]: {
    file: Data<Name>
    list: Data<Name>[]
    folder: Entry<Data<Name>>[]
  }[(typeof COLLECTIONS)[Name]['form']]
}

/** Makes the content of its entries, whose data has passed the schemas. */
export function rawContent(
  entriesOf: (name: CollectionName) => readonly Entry<unknown>[],
): RawContent {
  const collections = COLLECTION_NAMES.map((name) => {
    const folder = entriesOf(name)
    const list = folder.map((entry) => entry.data)
    return [name, { folder, list, file: list[0] }[COLLECTIONS[name].form]]
  })
  return Object.fromEntries(collections) as RawContent
}

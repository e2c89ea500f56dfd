import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { parse } from 'yaml'
import { FaqContent } from './schemas/faq.ts'
import { Helpline } from './schemas/helpline.ts'
import { Look } from './schemas/look.ts'
import { PageContent } from './schemas/page.ts'
import { Practice } from './schemas/practice.ts'
import { PracticePromise } from './schemas/promise.ts'
import { ServiceContent } from './schemas/service.ts'
import { SiteText } from './schemas/site.ts'

/** A file's path below its folder, without the extension, as it is written: ids never change case. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '')

const markdown = (folder: string) =>
  glob({ base: `content/${folder}`, pattern: '*.md', generateId })
/** Entries with their place in the file: collections forget the order they were written in. */
const inOrder = (text: string) =>
  (parse(text) as object[]).map((entry, order) => ({ ...entry, order }))
const listed = (name: string) => file(`content/${name}.yaml`, { parser: inOrder })

const single = (name: string) => glob({ base: 'content', pattern: `${name}.yaml`, generateId })

export const collections = {
  practice: defineCollection({ loader: single('practice'), schema: Practice }),
  site: defineCollection({ loader: single('site'), schema: SiteText }),
  look: defineCollection({ loader: single('look'), schema: Look }),
  helplines: defineCollection({ loader: listed('helplines'), schema: Helpline }),
  promises: defineCollection({ loader: listed('promises'), schema: PracticePromise }),
  services: defineCollection({ loader: markdown('services'), schema: ServiceContent }),
  faq: defineCollection({ loader: markdown('faq'), schema: FaqContent }),
  pages: defineCollection({ loader: markdown('pages'), schema: PageContent }),
}

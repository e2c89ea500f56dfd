import { z } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import { Look } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { PracticePromise } from '../schemas/promise.ts'
import { ServiceContent } from '../schemas/service.ts'
import { SiteText } from '../schemas/site.ts'
import type { Schema } from './schema-kinds.ts'

/** A kind of content file that the editor opens, and the schema that checks it at build. */
export interface Editable {
  /** What its labels begin with. */
  name: 'practice' | 'promises' | 'look' | 'site' | 'helplines' | 'faq' | 'services' | 'pages'
  schema: Schema
  /** Whether it is front matter with text below. */
  isMarkdown?: boolean
  /** Whether the file is one list. */
  isList?: boolean
}

/** Every kind of content file but the examples, which are plain text. */
export const EDITABLE = {
  practice: { name: 'practice', schema: Practice },
  promises: { name: 'promises', schema: z.array(PracticePromise), isList: true },
  look: { name: 'look', schema: Look },
  site: { name: 'site', schema: SiteText },
  helplines: { name: 'helplines', schema: z.array(Helpline), isList: true },
  faq: { name: 'faq', schema: FaqContent, isMarkdown: true },
  services: { name: 'services', schema: ServiceContent, isMarkdown: true },
  pages: { name: 'pages', schema: PageContent, isMarkdown: true },
} as const satisfies Record<Editable['name'], Editable>

/** What the format of a kind of file is called: the editor asks for such a name where there is front matter. */
export function formatName({ name, isMarkdown = false }: Editable): string {
  return isMarkdown ? `${name}-frontmatter` : name
}

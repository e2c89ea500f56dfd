import type { FaqContent } from '../schemas/faq.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { Look } from '../schemas/look.ts'
import type { PageContent } from '../schemas/page.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { PracticePromise } from '../schemas/promise.ts'
import type { ServiceContent } from '../schemas/service.ts'
import type { SiteText } from '../schemas/site.ts'

/** A Markdown file: validated front matter, its text, and the HTML made of the text. */
export interface Document<Data> {
  id: string
  /** Path below the project's folder, as its owner knows it. */
  file: string
  data: Data
  body: string
  html: string
}

/** The content as the collections hold it, before tokens are filled and references checked. */
export interface RawContent {
  practice: PracticeFacts
  site: SiteText
  look: Look
  helplines: Helpline[]
  /** What the owner has to confirm before the public reads it. */
  promises: PracticePromise[]
  services: Document<ServiceContent>[]
  faq: Document<FaqContent>[]
  pages: Document<PageContent>[]
}

/** The order of texts by their characters, which is the same on every machine. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

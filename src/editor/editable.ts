import { z } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import { Look } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { PracticePromise } from '../schemas/promise.ts'
import { ServiceContent } from '../schemas/service.ts'
import { SiteText } from '../schemas/site.ts'

/** The kinds of content files that the editor opens, but the examples, and the schema that checks each at build. */
export const EDITABLE = {
  practice: Practice,
  promises: z.array(PracticePromise),
  look: Look,
  site: SiteText,
  helplines: z.array(Helpline),
  faq: FaqContent,
  services: ServiceContent,
  pages: PageContent,
}

export type EditableName = keyof typeof EDITABLE

/** Whether a file of this kind is front matter with text below. */
export function isMarkdown(name: EditableName): boolean {
  return name === 'faq' || name === 'services' || name === 'pages'
}

/** What the format of a kind of file is called: the editor asks for such a name where there is front matter. */
export function formatName(name: EditableName): string {
  return isMarkdown(name) ? `${name}-frontmatter` : name
}

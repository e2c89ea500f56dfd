import { defineCollection } from 'astro:content'
import { contentLoader } from './catalogue/content-loader.ts'
import { SCHEMAS } from './catalogue/read-content.ts'

export const collections = {
  practice: defineCollection({ loader: contentLoader('practice'), schema: SCHEMAS.practice }),
  site: defineCollection({ loader: contentLoader('site'), schema: SCHEMAS.site }),
  look: defineCollection({ loader: contentLoader('look'), schema: SCHEMAS.look }),
  helplines: defineCollection({ loader: contentLoader('helplines'), schema: SCHEMAS.helplines }),
  promises: defineCollection({ loader: contentLoader('promises'), schema: SCHEMAS.promises }),
  services: defineCollection({ loader: contentLoader('services'), schema: SCHEMAS.services }),
  faq: defineCollection({ loader: contentLoader('faq'), schema: SCHEMAS.faq }),
  pages: defineCollection({ loader: contentLoader('pages'), schema: SCHEMAS.pages }),
}

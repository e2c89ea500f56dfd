import { z } from 'zod'
import { PageContent } from './page.ts'
import { flag, order, slug, text } from './primitives.ts'

/**
 * Front matter of `content/doors/*.md`. A door is a sentence of the home page in which visitors may recognise
 * themselves, and the page that it opens. The file's name is the id, its body the page.
 */
export const DoorContent = z.strictObject({
  title: text.describe('Heading of the page and its name in search results'),
  sentence: text.describe('What the home page says, and what opens the page: as people say it'),
  description: PageContent.shape.description,
  order: order.describe('Place on the home page, ascending'),
  service: slug.optional().describe('Id of the service that is nearest to it'),
  leaveQuickly: flag.describe('Whether it has a way to leave at once'),
  updated: PageContent.shape.updated,
})
export type DoorContent = z.output<typeof DoorContent>

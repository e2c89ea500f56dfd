import { z } from 'zod'
import { day, flag, order, slugs, source, text } from './primitives.ts'
import { pageFields } from './list.ts'

/** Front matter of `content/faq/*.md`; the file's name is the id, its body the answer. */
export const FaqContent = z.strictObject({
  question: text.describe('The question as people ask it'),
  category: text.describe('Group it is shown in, one of the categories of site.yaml'),
  order: order.describe('Place within the group, ascending'),
  services: slugs.describe('Ids of the services it belongs to'),
  related: slugs.describe('Ids of related questions'),
  help: flag.describe('Whether it is what somebody in danger needs: the search puts it first then'),
  leaveQuickly: flag.describe('Whether searches that find it have a way to leave at once'),
  topics: slugs.describe(
    'Topics of examples/asked/ whose questions it answers, besides that of its own name: price, place',
  ),
  english: text.optional().describe('One way to ask for it in English'),
  sources: z.array(source).default([]).describe('Where facts about the outside world come from'),
  updated: day.describe('The day the text last changed'),
})
export type FaqContent = z.output<typeof FaqContent>

export const FaqEntry = z
  .object({
    id: z.string().describe('Stable identifier'),
    question: z.string().describe('The question, {{english.language}}'),
    answer: z.string().describe('The published answer, verbatim, {{english.language}}'),
    url: z.url().optional().describe('Where the entry stands on the site'),
    category: z.string().optional().describe('Group of the FAQ it belongs to'),
  })
  .meta({ id: 'FaqEntry', description: 'A question and its published answer' })
export type FaqEntry = z.output<typeof FaqEntry>

export const FaqList = z
  .object({
    ...pageFields,
    query: z.string().describe('The q as received; empty when there was none'),
    faq: z.array(FaqEntry).describe('The entries of this page, best match first when there is a q'),
  })
  .meta({ id: 'FaqList', description: 'A page of FAQ entries' })
export type FaqList = z.output<typeof FaqList>

import { z } from 'zod'
import { PATHS } from '../../catalogue/urls.ts'
import { section } from '../../core/markdown.ts'
import type { Resources } from '../../core/resources.ts'
import { type FaqEntry, FaqList } from '../../schemas/faq.ts'
import { memoised } from '../../schemas/values.ts'
import { bullets, defineTool, type Tool } from './define-tool.ts'
import { cursorArgument, hintField, limitArgument, listAnswer, queryArgument } from './lists.ts'

const DEFAULT_LIMIT = 5

/** Makes the tool that searches the FAQ. */
export function searchFaqTool({ searchFaq }: Pick<Resources, 'searchFaq'>): Tool {
  return defineTool({
    name: 'search_faq',
    title: 'Search questions and answers',
    when: 'any question a person has',
    description:
      'Searches the practice’s published questions and answers (fees, payment, privacy, how it works, first meeting, location, hours, accessibility, emergencies and more) by keywords and gives the answers verbatim, in {{english.language}}, best match first, each with its url to cite. Use it for any question a person has about the practice. Not for the list of services (list_services) or contact details (get_booking_info). If nothing is found, try other words once, or read the page with read_site_page; then say that the site does not answer it, rather than guess.',
    input: z.strictObject({
      query: queryArgument(
        'The question or its keywords, {{english.languages}}; leave out for all entries',
      ),
      limit: limitArgument().default(DEFAULT_LIMIT).describe('Maximum number of entries'),
      cursor: cursorArgument(),
    }),
    output: z.object({ ...FaqList.shape, ...hintField }),
    run: ({ query, limit, cursor }) => {
      const { list, answer } = searchFaq({ q: query, limit, cursor })
      const heading = answer ? [`Answers to: ${list.query}`] : []
      const entries = [...heading, ...list.faq.map(describeOnce)]
      const nothing = `No published answer matches: ${list.query}\n\nTry other words, list_services, or read_site_page with path ${PATHS.faq}.`
      return listAnswer('search_faq', list, { answer, entries, nothing })
    },
  })
}

const describeOnce = memoised(describeEntry)

function describeEntry({ id, question, answer, url, category }: FaqEntry): string {
  const facts = bullets([
    ['Source', url],
    ['Category', category],
    ['Id', id],
  ])
  return section(question, answer, facts)
}

import { z } from 'zod'
import { ApiError } from '../../core/api-error.ts'
import { MAX_ADDRESS_LENGTH } from '../../schemas/limits.ts'
import { day } from '../../schemas/primitives.ts'
import { type SitePages, sitePath } from '../pages.ts'
import { defineTool, type Tool } from './define-tool.ts'
import { notText } from './lists.ts'

/** Characters of a page in one answer: about 4,000 tokens of Hebrew. */
const MAX_PART_LENGTH = 6000

const PageText = z.object({
  path: z.string().describe('Path of the page'),
  url: z.url().describe('Canonical address, to cite'),
  title: z.string().describe('Title of the page'),
  description: z.string().describe('What the page is about'),
  updated: day.describe('The day its text last changed'),
  markdown: z.string().describe('The page’s text from offset on, Markdown'),
  truncated: z.boolean().describe('Whether the page goes on'),
  nextOffset: z.number().int().optional().describe('offset to continue from, when truncated'),
})

/**
 * Makes the tool that returns a page of the site as Markdown, in parts.
 *
 * @param example Path of a question, for the tool's description.
 */
export function readSitePageTool(pages: SitePages, siteUrl: string, example: string): Tool {
  const paths = pages.whole.map(({ path }) => path)
  const { host } = new URL(siteUrl)
  return defineTool({
    name: 'read_site_page',
    title: 'Read a page of the site',
    when: 'a whole page',
    description: `Gives a page of the practice’s website as Markdown, by its path or address. Use it to read a whole page that another tool’s url points to, or the privacy and accessibility statements. For one question search_faq is shorter. A long page comes in parts: when truncated is true, call again with nextOffset as offset. Pages: ${paths.filter(isTopLevel).join(', ')}, and /services/{id} with an id from list_services.`,
    input: z.strictObject({
      path: z
        .string()
        .trim()
        .min(1, { error: 'is empty: send the path of a page such as /booking' })
        .max(MAX_ADDRESS_LENGTH, { error: 'is longer than any path on this site' })
        .describe(`Path or address of the page, such as /services or ${example}`),
      offset: z
        .int({ error: wholeNumber })
        .min(0, { error: 'must not be negative' })
        .default(0)
        .describe('Character to start from: nextOffset of the previous answer'),
    }),
    output: PageText,
    run: ({ path, offset }) => {
      const wanted = sitePath(path, host)
      const page = pages.page(wanted)
      if (!page)
        throw new ApiError(
          'not_found',
          `This site has no page ${JSON.stringify(wanted.slice(0, 100))}. Closest: ${pages.closest(wanted).join(', ')}.`,
          `All pages: ${paths.join(', ')}.`,
        )
      const { markdown } = page
      if (offset > 0 && offset >= markdown.length)
        throw new ApiError(
          'invalid_params',
          `${page.path} has ${markdown.length} characters, so there is nothing at this offset.`,
          'Begin again without an offset.',
        )
      const end = cutText(markdown, offset, MAX_PART_LENGTH)
      const truncated = end < markdown.length
      const data = PageText.parse({
        ...page,
        markdown: markdown.slice(offset, end),
        truncated,
        ...(truncated && { nextOffset: end }),
      })
      return { data, markdown: describe(data) }
    },
  })
}

const wholeNumber = ({ input }: { input?: unknown }) => `must be a whole number${notText(input)}`

/** Whether a path has one segment, as those of all pages except services. */
const isTopLevel = (path: string) => path.lastIndexOf('/') === 0

type PageText = z.output<typeof PageText>

function describe({ path, nextOffset, ...page }: PageText): string {
  const facts = `Page: ${page.title}\nAddress: ${page.url}\nPath: ${path}\nSummary: ${page.description}\nUpdated: ${page.updated}`
  const rest = nextOffset
    ? `The page goes on: call read_site_page with path "${path}" and offset ${nextOffset}.`
    : 'End of the page.'
  return [facts, page.markdown, rest].join('\n\n')
}

/**
 * Finds where to end a part of a text: after a paragraph, otherwise after a line, otherwise after a word, never inside a
 * surrogate pair.
 *
 * @param start Index of the part's first UTF-16 code unit.
 * @param maxLength Maximal length of the part in code units.
 * @returns Index after the part's last code unit.
 * @example cutText('one two three', 0, 9) // 8
 */
export function cutText(text: string, start: number, maxLength: number): number {
  if (text.length - start <= maxLength) return text.length
  const part = text.slice(start, start + maxLength)
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = part.lastIndexOf(separator)
    if (at > maxLength / 2) return start + at + separator.length
  }
  const last = text.charCodeAt(start + maxLength - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return start + (splitsPair ? maxLength - 1 : maxLength)
}

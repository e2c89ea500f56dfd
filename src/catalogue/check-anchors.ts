import { tried } from '../schemas/values.ts'
import { unknownName } from './check-references.ts'
import { type ContentProblem, problem } from './content-error.ts'
import { lineOf, nodesOf, textIn } from './markdown-nodes.ts'
import type { Entry, RawContent } from './raw.ts'
import { categoryPath, faqPath, PATHS } from './urls.ts'

/** Pages for developers, whose texts link to sections that are not made of content. */
const GUIDE_PAGES = ['developers', 'reference', 'connect']

/** The top of a page, and headings of what pages show around their texts. */
const AROUND = /^#(top|content|helplines|help-now|[a-z]+(-[a-z]+)*-title)$/

/** A name that is misspelt is compared with so many. */
const MAX_COMPARED = 100

/** Finds links within a page that lead to nothing on it. */
export function checkAnchors(content: RawContent): ContentProblem[] {
  const { services, doors, pages } = content
  return [
    ...[...services, ...doors].flatMap((entry) => wrongAnchors(entry, [])),
    ...pages
      .filter(({ id }) => !GUIDE_PAGES.includes(id))
      .flatMap((page) => wrongAnchors(page, anchorsBeside(page, content))),
  ]
}

function wrongAnchors({ file, body }: Entry<unknown>, beside: readonly string[]): ContentProblem[] {
  // Most texts hold none, and a long one takes a while to read.
  if (!body.includes('#')) return []
  const nodes = nodesOf(body)
  const headings = nodes.filter(({ type }) => type === 'heading').map(textIn)
  const anchors = [...beside, ...anchorsOf(headings)]
  const known = new Set(anchors)
  const compared = anchors.slice(0, MAX_COMPARED)
  return nodes.flatMap((node) => {
    if (!('url' in node) || !node.url.startsWith('#') || AROUND.test(node.url)) return []
    // As browsers compare it: without percent signs.
    const target = tried(() => decodeURIComponent(node.url)) ?? node.url
    if (known.has(target)) return []
    const what = unknownName(target, compared)
    return { ...problem(file, 'body', node.url, what), at: lineOf(node) }
  })
}

/** The anchors of what a page shows besides its text. */
function anchorsBeside(
  { id, data }: RawContent['pages'][number],
  { services, faq, site }: RawContent,
): string[] {
  if (id === 'services') return services.map((service) => `#service-${service.id}`)
  const paths = [
    ...faq.map((entry) => faqPath(entry.id)),
    ...site.categories.map((category) => categoryPath(category.id)),
  ]
  if (id === 'faq') return paths.map((path) => path.slice(PATHS.faq.length))
  return [...data.situations, ...data.answers].map((item) => `#${item.id}`)
}

/**
 * The anchors that Astro gives headings.
 *
 * @example anchorsOf(['Fees & hours', 'Fees & hours']) // ['#fees--hours', '#fees--hours-1']
 */
function anchorsOf(headings: readonly string[]): string[] {
  const times = new Map<string, number>()
  return headings.map((heading) => {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    return before === 0 ? `#${name}` : `#${name}-${before}`
  })
}

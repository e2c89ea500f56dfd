import { markdownToMdast, type MdastNode } from 'satteri'
import { unknownName, unnamedEntries } from './check-references.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type Facts, fill } from './facts.ts'
import { type Mistake, mistake } from './mistakes.ts'
import type { RawContent } from './raw.ts'
import { faqPath, pagePaths } from './urls.ts'

/** Where a link may lead besides the site's own pages. */
const LEADS_AWAY = /^(https?:\/\/|mailto:|tel:|#)/i

const PLAIN = ['root', 'paragraph', 'list', 'listItem', 'text', 'break']

/** Marks that would be read as they stand, and lists that others than `1.` and `-` begin. */
const MARKS = /^[^\S\n]*([#>*+|]|\[.+\]:)|^[^\S\n]+([-+]|\d+\.)\s|\*\*|__|`|\]\(|<\w|\\$/m

/** Pages that have more to show than their text. */
const MORE_THAN_TEXT = ['home', 'services', 'faq', 'booking', 'emergency']

/** How many words say something, and how many somebody reads. */
const FEWEST_BODY_WORDS = 5
const MOST_WORDS_OF_ANSWER = 250
const MOST_BODY_WORDS = 2500

interface Body {
  file: string
  body: string
}

/** Where the links of a text may lead. */
interface Links {
  paths: readonly string[]
  /** Entries that were perhaps renamed. */
  unnamed: ReadonlySet<string>
  facts: Facts
}

/** Checks the texts below front matter: that answers are plain, and that nothing but text becomes of any other. */
export function checkBodies(content: RawContent, facts: Facts): ContentProblem[] {
  const { services, doors, faq, pages } = content
  const there = Object.fromEntries(pages.map((page) => [page.id, page]))
  const links = {
    paths: [...pagePaths({ services, doors, pages: there }), ...faq.map(({ id }) => faqPath(id))],
    unnamed: unnamedEntries(content),
    facts,
  }
  // What facts bring along counts where a page or a document is Markdown once they are filled in.
  const orFilled = (found: ContentProblem[], { file, body }: Body) =>
    found.length > 0 ? found : markup({ file, body: fill(body, facts) }, links)
  const needsText = ({ id }: { id: string }) => !MORE_THAN_TEXT.includes(id)
  return [
    ...faq.flatMap((entry) => orFilled(answer(entry), entry)),
    ...[...services, ...doors, ...pages.filter(needsText)].flatMap((entry) => {
      return entry.body.trim() === '' ? [wrong(entry.file, undefined, mistake('no-text'))] : []
    }),
    ...[...services, ...doors, ...pages].flatMap((entry) =>
      orFilled([...wordCount(entry, MOST_BODY_WORDS), ...markup(entry, links)], entry),
    ),
  ]
}

/** An answer is quoted verbatim by programs: paragraphs and lists that are plain text without their marks. */
function answer({ file, body }: Body): ContentProblem[] {
  if (body.trim() === '') return [wrong(file, undefined, mistake('no-answer'))]
  const odd = nodesOf(body).find((node) => !PLAIN.includes(node.type) && !isAddress(node))
  if (odd) return [wrong(file, quote(firstLine(body, odd)), oddNode(odd), lineOf(odd))]
  const [at] = MARKS.exec(body) ?? []
  if (at) return [wrong(file, quote(at), mistake('plain-answer'), at)]
  return wordCount({ file, body }, MOST_WORDS_OF_ANSWER)
}

/** An e-mail address is text that Markdown makes a link. */
const isAddress = (node: MdastNode) => node.type === 'link' && node.url.startsWith('mailto:')

/** What to write instead of something that is no plain text. */
function oddNode({ type }: MdastNode): Mistake {
  if (type === 'html') return mistake('html')
  if (type === 'table') return mistake('table-in-answer')
  return /^(link|definition)/.test(type) ? mistake('link-in-answer') : mistake('plain-answer')
}

/** Whatever would become an element of its own, load something or lead nowhere, as it is read for the page. */
function markup({ file, body }: Body, { paths, unnamed, facts }: Links): ContentProblem[] {
  return nodesOf(body).flatMap((node) => {
    const found = (got: string, what: Mistake) => wrong(file, got, what, lineOf(node))
    switch (node.type) {
      case 'html':
        return found(quote(firstLine(body, node)), mistake('html'))
      case 'heading':
        return node.depth === 1 ? found(quote(firstLine(body, node)), mistake('second-title')) : []
      case 'image':
      case 'imageReference':
        return found('url' in node ? node.url : node.identifier, mistake('picture-in-text'))
      case 'link':
      case 'definition': {
        const target = fill(node.url, facts)
        // Names of no fact are told as such.
        if (LEADS_AWAY.test(target) || paths.includes(target) || target.startsWith('{{')) return []
        const isElsewhere = /^([\w+.-]+:|\/\/|\{\{)/.test(node.url)
        return found(
          node.url,
          isElsewhere ? mistake('link-target') : unknownName(target, paths, unnamed),
        )
      }
      default:
        return []
    }
  })
}

/** One word is a slip of somebody's hand, and thousands nobody reads. A cell of a table counts as one, also an empty one. */
function wordCount({ file, body }: Body, most: number): ContentProblem[] {
  const cells = nodesOf(body).reduce((sum, node) => sum + cellsOf(node), 0)
  const words = Math.max(body.split(/\s+/u).filter(Boolean).length, cells)
  if (words === 0 || (words >= FEWEST_BODY_WORDS && words <= most)) return []
  const what =
    words > most
      ? mistake('too-many-words', { most, words })
      : mistake('too-few-words', { least: FEWEST_BODY_WORDS, words })
  return [wrong(file, quote(body.trim().slice(0, 60)), what)]
}

const wrong = (file: string, got: string | undefined, what: Mistake, at?: string | number) => {
  return { ...problem(file, 'body', got, what), at }
}

/** All that a text of Markdown is made of, in its order, however deep it is nested. */
function nodesOf(body: string): MdastNode[] {
  const nodes: MdastNode[] = []
  const rest: MdastNode[] = [markdownToMdast(body, { features: { frontmatter: false } })]
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node)
    const children = 'children' in node ? (node.children as MdastNode[]) : []
    for (const child of children.toReversed()) rest.push(child)
  }
  return nodes
}

/** How many cells a table is shown with: what its rows lack is filled up. */
function cellsOf(node: MdastNode): number {
  return node.type === 'table' ? node.children.length * (node.children[0]?.children.length ?? 0) : 0
}

const lineOf = ({ position }: MdastNode) => position?.start.line ?? 1

/** How a node begins in its text. */
function firstLine(body: string, { position }: MdastNode): string {
  const from = position?.start.offset ?? 0
  return body.slice(from, from + 60).split('\n', 1)[0] ?? ''
}

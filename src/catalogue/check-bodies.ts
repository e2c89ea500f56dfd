import type { MdastNode } from 'satteri'
import { unknownName, unnamedEntries } from './check-references.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type Facts, fill } from './facts.ts'
import { firstLine, lineOf, nodesOf, sourceOf, textIn } from './markdown-nodes.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { isBlank } from '../schemas/values.ts'
import type { RawContent } from './raw.ts'
import { faqPath, pagePaths } from './urls.ts'

/** Where a link may lead besides the site's own pages. */
const ALLOWED_TARGET = /^(https?:\/\/|mailto:|tel:|#)/i

const PLAIN_NODES = ['root', 'paragraph', 'list', 'listItem', 'text', 'break']

/** Marks of Markdown that people would read, and of lists other than `1.` and `-`. */
const STRAY_MARKS = /^[^\S\n]*([#>*+|]|\[.+\]:)|^[^\S\n]+([-+]|\d+\.)\s|\*\*|__|`|\]\(|<\w|\\$/m

/** An item of a list that begins with a box to tick. */
const TASK = /^\S+\s+\[[ x]\](?:\s|$)/i

/** The mark of a note that is not there, which people would read. */
const NOTE_MARK = /(?<!\\)\[\^[^\]\s]+\]/

/** Pages that need no text, since they show more than that. */
const PAGES_WITHOUT_TEXT = ['home', 'services', 'faq', 'booking', 'emergency']

const MIN_BODY_WORDS = 5
const MAX_ANSWER_WORDS = 250
const MAX_BODY_WORDS = 2500

interface Body {
  file: string
  body: string
}

/** What links are checked by. */
interface Links {
  /** Where they may lead. */
  paths: readonly string[]
  /** Entries that may have been renamed. */
  unnamed: ReadonlySet<string>
  facts: Facts
}

/** Checks the texts below front matter: answers must be plain text, others may hold only harmless Markdown. */
export function checkBodies(content: RawContent, facts: Facts): ContentProblem[] {
  const { services, doors, faq, pages } = content
  const there = Object.fromEntries(pages.map((page) => [page.id, page]))
  const links = {
    paths: [...pagePaths({ services, doors, pages: there }), ...faq.map(({ id }) => faqPath(id))],
    unnamed: unnamedEntries(content),
    facts,
  }
  // Facts that are filled in may bring markup along.
  const orFilled = (found: ContentProblem[], { file, body }: Body) =>
    found.length > 0 ? found : markup({ file, body: fill(body, facts) }, links)
  const needsText = ({ id }: { id: string }) => !PAGES_WITHOUT_TEXT.includes(id)
  return [
    ...faq.flatMap((entry) => orFilled(answer(entry), entry)),
    ...[...services, ...doors, ...pages.filter(needsText)].flatMap((entry) => {
      return entry.body.trim() === '' ? [wrong(entry.file, undefined, mistake('no-text'))] : []
    }),
    ...[...services, ...doors, ...pages].flatMap((entry) =>
      orFilled([...wordCount(entry, MAX_BODY_WORDS), ...markup(entry, links)], entry),
    ),
  ]
}

/** Programs quote answers verbatim, so they are paragraphs and lists of plain text. */
function answer({ file, body }: Body): ContentProblem[] {
  if (body.trim() === '') return [wrong(file, undefined, mistake('no-answer'))]
  const odd = nodesOf(body).find(
    (node) => (!PLAIN_NODES.includes(node.type) && !isAddress(node)) || isTask(body, node),
  )
  if (odd) return [wrong(file, quote(firstLine(body, odd)), oddNode(odd), lineOf(odd))]
  const [note] = NOTE_MARK.exec(body) ?? []
  if (note) return [wrong(file, quote(note), mistake('footnote'), note)]
  const [at] = STRAY_MARKS.exec(body) ?? []
  if (at) return [wrong(file, quote(at), mistake('plain-answer'), at)]
  return wordCount({ file, body }, MAX_ANSWER_WORDS)
}

/** Markdown makes links of plain e-mail addresses. */
const isAddress = (node: MdastNode) => node.type === 'link' && node.url.startsWith('mailto:')

const isTask = (body: string, node: MdastNode) =>
  node.type === 'listItem' && TASK.test(sourceOf(body, node))

function oddNode({ type }: MdastNode): Mistake {
  if (type === 'html') return mistake('html')
  if (type === 'listItem') return mistake('task-list')
  if (type.startsWith('footnote')) return mistake('footnote')
  if (type === 'table') return mistake('table-in-answer')
  return /^(link|definition)/.test(type) ? mistake('link-in-answer') : mistake('plain-answer')
}

/** HTML, second or empty titles, pictures, boxes to tick, notes, and links that lead nowhere. */
function markup({ file, body }: Body, { paths, unnamed, facts }: Links): ContentProblem[] {
  const linesWithHtml = new Set<number>()
  return nodesOf(body).flatMap((node) => {
    const found = (got: string, what: Mistake) => wrong(file, got, what, lineOf(node))
    switch (node.type) {
      case 'html':
        // Each tag is a node: they are told once a line.
        if (linesWithHtml.has(lineOf(node))) return []
        linesWithHtml.add(lineOf(node))
        return found(quote(firstLine(body, node)), mistake('html'))
      case 'heading': {
        const line = quote(firstLine(body, node))
        if (node.depth === 1) return found(line, mistake('second-title'))
        return isBlank(textIn(node)) ? found(line, mistake('empty-heading')) : []
      }
      case 'listItem':
        return isTask(body, node) ? found(quote(firstLine(body, node)), mistake('task-list')) : []
      case 'footnoteReference':
      case 'footnoteDefinition':
        return found(quote(firstLine(body, node)), mistake('footnote'))
      case 'text': {
        const [note] = NOTE_MARK.exec(sourceOf(body, node)) ?? []
        return note ? wrong(file, quote(note), mistake('footnote'), note) : []
      }
      case 'image':
      case 'imageReference':
        return found('url' in node ? node.url : node.identifier, mistake('picture-in-text'))
      case 'link':
      case 'definition': {
        const written = sourceOf(body, node)
        // Markdown makes a link of it, to http://.
        if (/^www\./i.test(written)) return found(written, mistake('link-target'))
        const target = fill(node.url, facts)
        // A token that names no fact is reported by `checkContent`.
        if (ALLOWED_TARGET.test(target) || paths.includes(target) || target.startsWith('{{'))
          return []
        const isElsewhere = /^([\w+.-]+:|\/\/|\{\{|www\.|$)/i.test(node.url)
        return found(
          node.url || quote(firstLine(body, node)),
          isElsewhere ? mistake('link-target') : unknownPath(target, paths, unnamed),
        )
      }
      default:
        return []
    }
  })
}

/** A few words are a slip, and thousands nobody reads. Each cell of a table counts as a word, also an empty one. */
function wordCount({ file, body }: Body, most: number): ContentProblem[] {
  const cells = nodesOf(body).reduce((sum, node) => sum + cellsOf(node), 0)
  const words = Math.max(body.split(/\s+/u).filter(Boolean).length, cells)
  if (words === 0 || (words >= MIN_BODY_WORDS && words <= most)) return []
  const what =
    words > most
      ? mistake('too-many-words', { most, words })
      : mistake('too-few-words', { least: MIN_BODY_WORDS, words })
  return [wrong(file, quote(body.trim().slice(0, 60)), what)]
}

const wrong = (file: string, got: string | undefined, what: Mistake, at?: string | number) => {
  return { ...problem(file, 'body', got, what), at }
}

/** How many cells a table is shown with: every row has as many as the first. */
function cellsOf(node: MdastNode): number {
  return node.type === 'table' ? node.children.length * (node.children[0]?.children.length ?? 0) : 0
}

/** What was meant by a path that does not exist; where nothing is like it, the pages that there are. */
function unknownPath(
  path: string,
  paths: readonly string[],
  unnamed: ReadonlySet<string> | undefined,
): Mistake {
  const meant = unknownName(path, paths, unnamed)
  if (meant.code !== 'unknown-name') return meant
  return mistake('one-of', { values: paths.filter((one) => !one.includes('#')).join(', ') })
}

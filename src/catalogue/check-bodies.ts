import { markdownToMdast, type MdastNode } from 'satteri'
import { nameThatExists } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type Facts, fill } from './facts.ts'
import type { RawContent } from './raw.ts'
import { faqPath, pagePaths } from './urls.ts'

/** What is expected where a text holds a tag, a comment or another piece of HTML. */
export const NO_HTML = 'words without HTML: code may stand between `backquotes`'

const NO_PICTURE = 'no picture in a text: name it in look.yaml'

const LINK =
  'a link to a page of this site, or an address that begins with https://, mailto: or tel:'

/** Where a link may lead besides the site's own pages. */
const LEADS_AWAY = /^(https?:\/\/|mailto:|tel:|#)/i

/** Checks the texts below front matter: that answers are plain, and that nothing but text becomes of any other. */
export function checkBodies(content: RawContent, facts: Facts): ContentProblem[] {
  const { services, doors, faq, pages } = content
  const there = Object.fromEntries(pages.map((page) => [page.id, page]))
  const paths = [
    ...pagePaths({ services, doors, pages: there }),
    ...faq.map(({ id }) => faqPath(id)),
  ]
  const plain = faq.flatMap(answer)
  const isPlain = ({ file }: { file: string }) => !plain.some((found) => found.file === file)
  return [
    ...plain,
    ...[...services, ...doors, ...faq.filter(isPlain), ...pages].flatMap(({ file, body }) => {
      const found = markup(file, body, paths, facts)
      // What facts bring along counts where a page or a document is Markdown once they are filled in.
      return found.length > 0 ? found : markup(file, fill(body, facts), paths, facts)
    }),
  ]
}

/** An answer is quoted verbatim by programs: paragraphs and lists that are plain text without their marks. */
function answer({ file, body }: RawContent['faq'][number]): ContentProblem[] {
  const plain = 'plain text: paragraphs, and lists whose lines begin with 1. or -'
  const marks = /^[^\S\n]*([#>*+]|\[.+\]:)|^[^\S\n]+([-+]|\d+\.)\s|\*\*|__|`|\]\(|<\/?\w/m
  if (body.trim() === '')
    return [problem(file, 'body', 'nothing', 'the answer below the front matter')]
  const [at] = marks.exec(body.trim()) ?? []
  return at ? [{ ...problem(file, 'body', quote(at), plain), at }] : []
}

/** Whatever would become an element of its own, load something or lead nowhere, as it is read for the page. */
function markup(
  file: string,
  body: string,
  paths: readonly string[],
  facts: Facts,
): ContentProblem[] {
  return nodesBelow(markdownToMdast(body, { features: { frontmatter: false } })).flatMap((node) => {
    const wrong = (got: string, expected: string) => {
      return { ...problem(file, 'body', got, expected), at: node.position?.start.line ?? 1 }
    }
    switch (node.type) {
      case 'html':
        return wrong(quote(node.value.split('\n', 1)[0]?.slice(0, 60) ?? ''), NO_HTML)
      case 'image':
      case 'imageReference':
        return wrong(`the picture ${'url' in node ? node.url : node.identifier}`, NO_PICTURE)
      case 'link':
      case 'definition': {
        const target = fill(node.url, facts)
        // Names of no fact are told as such.
        if (LEADS_AWAY.test(target) || paths.includes(target) || target.startsWith('{{')) return []
        const isElsewhere = /^([\w+.-]+:|\/\/|\{\{)/.test(node.url)
        return wrong(`the link ${node.url}`, isElsewhere ? LINK : nameThatExists(target, paths))
      }
      default:
        return []
    }
  })
}

function nodesBelow(node: MdastNode): MdastNode[] {
  const children = 'children' in node ? (node.children as MdastNode[]) : []
  return [node, ...children.flatMap(nodesBelow)]
}

import { markdownToMdast, type MdastNode } from 'satteri'

/** All nodes of a Markdown text, in their order. */
export const nodesOf = (body: string) =>
  nodesIn(markdownToMdast(body, { features: { frontmatter: false } }))

/** A node and all below it, in their order; not recursive, since they may be nested deep. */
function nodesIn(root: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = []
  const rest = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node)
    const children = 'children' in node ? (node.children as MdastNode[]) : []
    for (const child of children.toReversed()) rest.push(child)
  }
  return nodes
}

/** The line of the text in which a node begins, from 1. */
export const lineOf = ({ position }: MdastNode) => position?.start.line ?? 1

/** What people read of a node. */
export const textIn = (root: MdastNode) =>
  nodesIn(root)
    .map((node) => ('value' in node ? node.value : ''))
    .join('')

export const sourceOf = (body: string, { position }: MdastNode) =>
  body.slice(position?.start.offset, position?.end.offset)

/** The source of a node, up to 60 characters of its first line. */
export function firstLine(body: string, { position }: MdastNode): string {
  const from = position?.start.offset ?? 0
  return body.slice(from, from + 60).split('\n', 1)[0] ?? ''
}

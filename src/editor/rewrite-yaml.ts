import type { Node, ParsedNode, YAMLMap, YAMLSeq } from 'yaml'
import { Document, isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml'
import { isSame } from './equality.ts'

type Range = [number, number, number]

/**
 * Writes a value into YAML so that everything which did not change stays as it stands there: comments, quotes,
 * order and line breaks.
 *
 * @param source The YAML as the file holds it; empty for a new file.
 * @param value What it should hold.
 * @returns YAML that holds exactly the value.
 */
export function rewriteYaml(source: string, value: unknown): string {
  const { contents } = parseDocument(source)
  if (!contents) return written(value)
  const rewritten = source.slice(0, start(contents)) + rebuilt(source, contents, value)
  return isSame(parsed(rewritten), value) ? rewritten : written(value)
}

/** What the YAML holds, or undefined where it is none. */
function parsed(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch {
    return undefined
  }
}

/** The text of a node, to its very end, with another value. */
function rebuilt(source: string, node: ParsedNode, value: unknown): string {
  const [from, , to] = rangeOf(node)
  const held: unknown = node.toJSON()
  if (isSame(held, value)) return source.slice(from, to)
  const indent = columnOf(source, from)
  if (isMap(node) && !node.flow && isRecord(value)) return rebuiltMap(source, node, value, indent)
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return rebuiltList(source, node, value, indent)
  const rest = source.slice(rangeOf(node)[1], to)
  // A block of text ends with its own line break.
  const isBlock = isScalar(node) && /^BLOCK/.test(node.type ?? '')
  return inline(value, node, columnBefore(source, from)) + (isBlock ? '\n' : rest)
}

function rebuiltMap(
  source: string,
  node: YAMLMap.Parsed,
  value: Record<string, unknown>,
  indent: number,
): string {
  const [from, , to] = rangeOf(node)
  const pairs = node.items
  let text = ''
  let at = from
  for (const { key, value: held } of pairs) {
    const name = String(key.toJSON())
    const before = source.slice(at, start(key))
    const end = held ? rangeOf(held)[2] : rangeOf(key)[2]
    at = end
    if (!(name in value)) {
      text += before
      continue
    }
    text += before + source.slice(start(key), held ? start(held) : end)
    if (held) text += rebuilt(source, held, value[name])
  }
  text += source.slice(at, to)
  const names = new Set(pairs.map(({ key }) => String(key.toJSON())))
  const added = Object.entries(value).filter(([name]) => !names.has(name))
  return withLines(
    text,
    added.map((entry) => written(Object.fromEntries([entry]))),
    indent,
  )
}

/** Items that stay keep their text; others take the place of those that went, or come last. */
function rebuiltList(
  source: string,
  node: YAMLSeq.Parsed,
  value: readonly unknown[],
  indent: number,
): string {
  const [from, , to] = rangeOf(node)
  const items = node.items
  const slices = items.map((item, i) => {
    const previous = items[i - 1]
    const lead = source.slice(previous ? rangeOf(previous)[2] : from, start(item))
    return {
      item,
      lead: `${' '.repeat(indent)}${lead.trimStart()}`,
      held: item.toJSON() as unknown,
    }
  })
  const left = new Set(slices)
  const kept = value.map((entry) => {
    const same = [...left].find(({ held }) => isSame(held, entry))
    if (same) left.delete(same)
    return same
  })
  const parts = value.map((entry, i) => {
    const own = kept[i] ?? [...left].find((slice) => slice === slices[i])
    if (!own) return `${' '.repeat(indent)}- ${indented(written(entry), indent + 2)}`
    left.delete(own)
    return own.lead + rebuilt(source, own.item, entry)
  })
  const tail = source.slice(rangeOf(items.at(-1) ?? node)[2], to)
  return (
    parts
      .map((part) => part.replace(/\n*$/, '\n'))
      .join('')
      .slice(indent) + tail
  )
}

function withLines(text: string, blocks: readonly string[], indent: number): string {
  if (blocks.length === 0) return text
  const lines = blocks.map((block) => ' '.repeat(indent) + indented(block, indent))
  return text.replace(/\s*$/, '\n') + lines.join('')
}

function indented(block: string, by: number): string {
  return block.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`)
}

/** A value in place of another: on the same line, or below it, where it takes several. */
function inline(value: unknown, node: ParsedNode, indent: number): string {
  const yaml = written(value, isSeq(node) || (isMap(node) && node.flow === true))
  const isOneLine = !yaml.trimEnd().includes('\n') && (!isRecord(value) || yaml.startsWith('{'))
  if (isOneLine) return yaml.trimEnd()
  if (typeof value === 'string') return indented(yaml.trimEnd(), indent + 2)
  return `\n${' '.repeat(indent + 2)}${indented(yaml.trimEnd(), indent + 2)}`
}

/** A value as this project writes YAML: names bare, text in straight single quotes. */
function written(value: unknown, isFlow = false): string {
  const document = new Document(value)
  if (isFlow && document.contents) (document.contents as Node & { flow?: boolean }).flow = true
  visit(document, {
    Scalar(key, scalar) {
      if (key === 'key' || typeof scalar.value !== 'string') return
      scalar.type = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(scalar.value) ? 'PLAIN' : 'QUOTE_SINGLE'
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function columnOf(source: string, at: number): number {
  return at - (source.lastIndexOf('\n', at - 1) + 1)
}

/** How far the line is indented that a position is on. */
function columnBefore(source: string, at: number): number {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ -]*/.exec(line)?.[0].length ?? 0
}

function rangeOf(node: ParsedNode): Range {
  return node.range
}

function start(node: ParsedNode): number {
  return rangeOf(node)[0]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

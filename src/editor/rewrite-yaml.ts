import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord, isSame } from '../schemas/values.ts'

/**
 * Changes YAML to hold another value, and keeps what did not change as it is written: comments, quotes, order and line
 * breaks.
 *
 * @param source The present YAML; empty for a new file.
 * @param value The new value.
 * @returns YAML of exactly that value.
 * @example rewriteYaml('a: 1 # one\nb: 2\n', { a: 1, b: 3 }) // 'a: 1 # one\nb: 3\n'
 */
export function rewriteYaml(source: string, value: unknown): string {
  const { contents } = parseDocument(source)
  if (!contents) return written(value)
  const rewritten = source.slice(0, contents.range[0]) + rebuilt(source, contents, value)
  const result = parseDocument(rewritten)
  return result.errors.length === 0 && isSame(result.toJS(), value) ? rewritten : written(value)
}

/** The source of a node, with what follows it on its lines, for another value. */
function rebuilt(source: string, node: ParsedNode, value: unknown): string {
  const [from, valueEnd, to] = node.range
  if (isSame(node.toJSON(), value)) return source.slice(from, to)
  if (isMap(node) && !node.flow && isRecord(value)) return rebuiltMap(source, node, value)
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return rebuiltList(source, node, value)
  // The range of a block scalar includes its last line break.
  const isBlock = isScalar(node) && /^BLOCK/.test(node.type ?? '')
  const rest = isBlock ? '\n' : source.slice(valueEnd, to)
  return inPlace(value, node, indentAt(source, from)) + rest
}

/** Fields that stay keep the comments before them; new ones come last. */
function rebuiltMap(
  source: string,
  { items, range: [from, , to] }: YAMLMap.Parsed,
  value: Record<string, unknown>,
): string {
  const indent = indentAt(source, from)
  const pad = ' '.repeat(indent)
  const left = new Map(Object.entries(value))
  let at = from
  let text = ''
  for (const { key, value: held } of items) {
    const before = at === from ? pad : source.slice(at, key.range[0])
    const name = String(key.toJSON())
    at = (held ?? key).range[2]
    if (left.has(name)) {
      const lead = source.slice(key.range[0], held ? held.range[0] : at)
      const rest = held ? rebuilt(source, held, left.get(name)) : ''
      text += before + (rest.startsWith('\n') ? lead.trimEnd() : lead) + rest
    } else text += before.slice(0, -indent || undefined)
    left.delete(name)
  }
  text += source.slice(at, to)
  const added = [...left].map(([name, held]) => pad + indented(written({ [name]: held }), indent))
  if (added.length > 0) text = text.replace(/\s*$/, '\n') + added.join('')
  return text.slice(indent)
}

/** Unchanged items keep their text; others replace the remaining ones at the same place, or come last. */
function rebuiltList(
  source: string,
  { items, range: [from, , to] }: YAMLSeq.Parsed,
  value: readonly unknown[],
): string {
  const indent = indentAt(source, from)
  const pad = ' '.repeat(indent)
  const left = new Set(items)
  const take = (item: ParsedNode | undefined) => (item && left.delete(item) ? item : undefined)
  const same = value.map((entry) => take([...left].find((item) => isSame(item.toJSON(), entry))))
  const parts = value.map((entry, i) => {
    const item = same[i] ?? take(items[i])
    if (!item) return `${pad}- ${indented(written(entry), indent + 2)}`
    const previous = items[items.indexOf(item) - 1]
    const lead = source.slice(previous ? previous.range[2] : from, item.range[0])
    return pad + lead.trimStart() + rebuilt(source, item, entry)
  })
  const tail = source.slice(items.at(-1)?.range[2], to)
  return (
    parts
      .map((part) => part.replace(/\n*$/, '\n'))
      .join('')
      .slice(indent) + tail
  )
}

/** The YAML of a value in place of another: on the same line, or below if it takes several. */
function inPlace(value: unknown, node: ParsedNode, indent: number): string {
  const isFlow = isSeq(node) || (isMap(node) && node.flow === true)
  const yaml = written(value, isFlow).trimEnd()
  const isOneLine = !yaml.includes('\n') && (!isRecord(value) || yaml.startsWith('{'))
  const text = indented(yaml, indent + 2)
  return isOneLine || typeof value === 'string' ? text : `\n${' '.repeat(indent + 2)}${text}`
}

/** A value as YAML in this project's style: text in single quotes, keys and ids without. */
function written(value: unknown, isFlow = false): string {
  const document = new Document(value)
  visit(document, {
    Scalar(key, scalar) {
      if (key === 'key' || typeof scalar.value !== 'string') return
      scalar.type = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(scalar.value) ? 'PLAIN' : 'QUOTE_SINGLE'
    },
  })
  return document.toString({
    collectionStyle: isFlow ? 'flow' : 'any',
    flowCollectionPadding: false,
    lineWidth: 0,
  })
}

/** Indents every line but the first by so many more spaces. */
function indented(block: string, by: number): string {
  return block.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`)
}

/** The indentation of the line of an offset, up to that offset; the dashes of lists count. */
function indentAt(source: string, at: number): number {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ -]*/.exec(line)?.[0].length ?? 0
}

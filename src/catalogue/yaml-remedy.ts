import {
  type Document as YamlDocument,
  isScalar,
  type Node,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type ContentProblem, problem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'

/** Where a text of YAML is to be mended, and how. */
interface ToMend {
  offset: number
  what: Mistake
}

/** Spaces that are none to YAML: a tab, those of typography, and signs that cannot be seen. */
const OTHER_SPACE = /^ *(?:(?! )\s|\p{Cf})/u

/** A name of a field without its colon, with a wrong one, or without the space after it. */
const NO_COLON = /^\s*(?:- )?[a-z]\w*(?:[ ;]+\S|:(?!\/\/)\S)/u

/** A line that is a field as it should be. */
const FIELD = /^\s*(?:- )?\w+:(?:\s|$)/u

/** What to do about a line that YAML stumbles at, the first that holds of it and of what that is called. */
const REMEDIES: readonly [holds: (line: string, code: YAMLError['code']) => boolean, Mistake][] = [
  [(line, code) => OTHER_SPACE.test(line) || code === 'TAB_AS_INDENT', mistake('indent-sign')],
  [
    (line, code) => code === 'BAD_INDENT' || (code === 'MISSING_CHAR' && FIELD.test(line)),
    mistake('indent'),
  ],
  [(line) => NO_COLON.test(line), mistake('colon')],
  [(line, code) => code === 'UNEXPECTED_TOKEN' && /:\s+'/u.test(line), mistake('inner-quote')],
  [
    (line) => /^\s*(?:- )?\w+:\s*\S/u.test(line) || /["':{}[\]@`%&*!|>]/u.test(line),
    mistake('quotes'),
  ],
]

/**
 * What is wrong with a file of YAML, with the line to mend; what follows from it is not told.
 *
 * @param lineAt The line of an offset, from 1.
 * @returns undefined where YAML reads it as it is meant.
 */
export function yamlProblem(
  file: string,
  document: YamlDocument,
  yaml: string,
  lineAt: (offset: number) => number,
): ContentProblem | undefined {
  const lines = yaml.split('\n')
  const mend = (line: number, what: Mistake) => {
    const text = lines[line] ?? ''
    const [, field = 'file'] = /^[^\S\n]*(?:- )?([A-Za-z]\w*)(?=[:; ])/u.exec(text) ?? []
    return { ...problem(file, field, text.trim().slice(0, 100), what), line: line + 1 }
  }
  const [error] = document.errors
  const found = error ? leftOpen(document, yaml, error.code) : misread(document, yaml)
  if (found) return mend(lineAt(found.offset) - 1, found.what)
  if (!error) return undefined
  const { code, pos } = error
  const at = lineAt(pos[0]) - 1
  const line = code === 'BAD_INDENT' ? lineOutOfPlace(lines, at) : at
  const [, what] = REMEDIES.find(([holds]) => holds(lines[line] ?? '', code)) ?? []
  return mend(line, what ?? mistake('yaml', { said: code }))
}

/** YAML stumbles after the line that begins too far in, where the one above that begins as the next. */
function lineOutOfPlace(lines: readonly string[], at: number): number {
  const indent = (i: number) => lines[i]?.search(/[^ ]/u)
  const isBefore = OTHER_SPACE.test(lines[at - 1] ?? '') || indent(at - 2) === indent(at)
  return isBefore ? at - 1 : at
}

/** A text or a list that is opened and not closed: YAML stumbles only at what follows. */
function leftOpen(
  document: YamlDocument,
  yaml: string,
  code: YAMLError['code'],
): ToMend | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  let found: ToMend | undefined
  visit(document, {
    // What is inside comes later, and is what keeps the rest open.
    Node(_key, node) {
      const what = closing(node, yaml)
      if (what && node.range) found = { offset: node.range[0], what }
    },
  })
  return found
}

/** What is missing at the end of a node; undefined where nothing is. */
function closing(node: Node, yaml: string): Mistake | undefined {
  if (!node.range) return undefined
  const [start, end] = node.range
  const source = yaml.slice(start, end)
  const [open = ''] = source
  if (isScalar(node)) {
    const isQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE'
    const isClosed = source.length > 1 && source.endsWith(open)
    return isQuoted && !isClosed ? mistake('open-quote') : undefined
  }
  if (open === '[') return source.endsWith(']') ? undefined : mistake('open-list')
  if (open === '{') return source.endsWith('}') ? undefined : mistake('open-fields')
  return undefined
}

/**
 * What YAML reads and nobody means: a field that is written twice, a text that begins with a star, which names what is
 * said elsewhere, and a text that a comment cuts off. A remark has a space after its sign, or stands after a number.
 */
function misread(document: YamlDocument, yaml: string): ToMend | undefined {
  let found: ToMend | undefined
  visit(document, {
    Map(_key, node) {
      const offset = secondOfAName(node)
      if (offset !== undefined) found ??= { offset, what: mistake('field-twice') }
    },
    Alias(_key, node) {
      if (!node.resolve(document))
        found ??= { offset: node.range?.[0] ?? 0, what: mistake('quotes') }
    },
    Scalar(_key, { type, value, comment, range }) {
      const isText = value === null || (typeof value === 'string' && /\p{L}/u.test(value))
      if (type !== 'PLAIN' || !isText || !comment || comment.startsWith(' ') || !range) return
      const [offset, , end] = range
      const whole = `'${yaml.slice(offset, end).replaceAll(/\s+/gu, ' ').trim()}'`
      found ??= { offset, what: mistake('comment', { whole }) }
    },
  })
  return found
}

/** Where a field stands that has the name of one before it; the parser compares each with all others. */
function secondOfAName({ items }: YAMLMap): number | undefined {
  const names = new Set<unknown>()
  for (const { key } of items) {
    if (!isScalar(key)) continue
    if (names.has(key.value)) return key.range?.[0]
    names.add(key.value)
  }
  return undefined
}

import {
  type Document as YamlDocument,
  isCollection,
  isScalar,
  type Node,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type ContentProblem, problem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'

interface Remedy {
  offset: number
  what: Mistake
}

/** Indentation that YAML does not take for spaces: tabs, typographic spaces, invisible characters. */
const OTHER_SPACE = /^ *(?:(?! )\s|\p{Cf})/u

/** A field's name without a colon, with a semicolon for it, or without the space after it. */
const NO_COLON = /^\s*(?:- )?[a-z]\w*(?:[ ;]+\S|:(?!\/\/)\S)/u

/** A line that begins with a proper field. */
const FIELD = /^\s*(?:- )?\w+:(?:\s|$)/u

/** What to do about a line with a syntax error; the first test that passes counts. */
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
 * The first thing wrong with a file of YAML, which others may only follow from, with the line to mend.
 *
 * @param lineAt Takes an offset. Returns its line, from 1.
 * @returns undefined where nothing is wrong.
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
  const found = error ? unclosed(document, yaml, error.code) : misread(document, yaml)
  if (found) return mend(lineAt(found.offset) - 1, found.what)
  if (!error) return undefined
  const { code, pos } = error
  const at = lineAt(pos[0]) - 1
  const line = code === 'BAD_INDENT' ? lineOutOfPlace(lines, at) : at
  const [, what] = REMEDIES.find(([holds]) => holds(lines[line] ?? '', code)) ?? []
  return mend(line, what ?? mistake('yaml', { said: code }))
}

/**
 * The line with the wrong indentation. The parser reports the line after it, which can be told where the lines before
 * and after it are indented alike.
 */
function lineOutOfPlace(lines: readonly string[], at: number): number {
  const indent = (i: number) => lines[i]?.search(/[^ ]/u)
  const isBefore = OTHER_SPACE.test(lines[at - 1] ?? '') || indent(at - 2) === indent(at)
  return isBefore ? at - 1 : at
}

/** A quote or bracket that is not closed; the parser reports only what follows. */
function unclosed(
  document: YamlDocument,
  yaml: string,
  code: YAMLError['code'],
): Remedy | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  let found: Remedy | undefined
  visit(document, {
    // The last one found is the innermost, which keeps those around it open.
    Node(_key, node) {
      const what = missingEnd(node, yaml)
      if (what && node.range) found = { offset: node.range[0], what }
    },
  })
  return found
}

/** What is missing at the end of a node; undefined where nothing is. */
function missingEnd(node: Node, yaml: string): Mistake | undefined {
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
 * Valid YAML that nobody means: a field that is written twice, a text that begins with `{{`, which makes it a field's
 * name, or with a star, which makes it an alias, and a text cut off by `#`. Intended comments have a space after the `#`,
 * or follow a number.
 */
function misread(document: YamlDocument, yaml: string): Remedy | undefined {
  let found: Remedy | undefined
  visit(document, {
    Map(_key, node) {
      const offset = repeatedName(node)
      if (offset !== undefined) found ??= { offset, what: mistake('field-twice') }
      const isName = node.items.every(({ key }) => !isCollection(key))
      if (!isName) found ??= { offset: node.range?.[0] ?? 0, what: mistake('quotes') }
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

/** The offset of the first field that repeats a name; the parser's own check takes quadratic time. */
function repeatedName({ items }: YAMLMap): number | undefined {
  const names = new Set<unknown>()
  for (const { key } of items) {
    if (!isScalar(key)) continue
    if (names.has(key.value)) return key.range?.[0]
    names.add(key.value)
  }
  return undefined
}

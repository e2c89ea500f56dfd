import { type Document as YamlDocument, visit, type YAMLError } from 'yaml'
import { type ContentProblem, problem } from './content-error.ts'

/** A line that YAML stumbles at, and what it says of it. */
interface Stumble {
  code: YAMLError['code']
  message: string
  line: string
}

/** Spaces that are none to YAML: a tab, those of typography, and signs that cannot be seen. */
const OTHER_SPACE = /^ *(?:(?! )\s|\p{Cf})/u

/** A name of a field without its colon, with a wrong one, or without the space after it. */
const NO_COLON = /^\s*(?:- )?[a-z]\w*(?:[ ;]+\S|:(?!\/\/)\S)/u

/** A text between quotes that does not end where its line ends. */
const OPEN_QUOTE = /[:-]\s+(?<quote>['"])(?:(?!\k<quote>).)*$/u

const INDENTATION = /same column|without - indicator|A block sequence may not/u

const QUOTES = 'the text in single quotes: it holds a colon, quotes or another sign that YAML reads'

/** What to do about a line, the first that holds of it. */
const REMEDIES: readonly (readonly [holds: (at: Stumble) => boolean, expected: string])[] = [
  [
    ({ line, code }) => OTHER_SPACE.test(line) || code === 'TAB_AS_INDENT',
    'spaces at the beginning of the line, no tab or other sign',
  ],
  [({ code }) => code === 'DUPLICATE_KEY', 'a field that is written once'],
  [({ message }) => /quote/u.test(message), 'a quote at the end of the text, and there alone'],
  [({ message }) => /with a \]/u.test(message), 'a ] that closes the list'],
  [({ message }) => /with a \}/u.test(message), 'a } that closes what { opens'],
  [
    ({ code, message }) => code === 'BAD_INDENT' || INDENTATION.test(message),
    'lines that begin as far in as those beside them',
  ],
  [({ line }) => NO_COLON.test(line), 'a colon and a space after the name of the field'],
  [
    ({ code, line }) => code === 'UNEXPECTED_TOKEN' && /:\s+'/u.test(line),
    'no straight quote inside the text: write ׳ or ״ there',
  ],
  [({ line }) => /^\s*(?:- )?\w+:\s*\S/u.test(line) || /["':{}[\]@`%&*!|>]/u.test(line), QUOTES],
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
  const mend = (line: number, expectedIn: (text: string) => string) => {
    const text = lines[line] ?? ''
    const [, field = 'file'] = /^[^\S\n]*(?:- )?([A-Za-z]\w*)(?=[:; ])/u.exec(text) ?? []
    const got = text.trim().slice(0, 100)
    return { ...problem(file, field, got, expectedIn(text)), line: line + 1 }
  }
  const [error] = document.errors
  if (error) {
    const { code, message, pos } = error
    const at = lineAt(pos[0]) - 1
    const opening = lineToMend(lines, at, message)
    // Where no line can be told to open what is not closed, the one that YAML stumbles at.
    const line = opening === -1 ? at : opening
    return mend(line, (text) => {
      const [, expected] = REMEDIES.find(([holds]) => holds({ code, message, line: text })) ?? []
      return expected ?? `a line that YAML can read: ${message}`
    })
  }
  const found = misread(document, yaml)
  return found && mend(lineAt(found.offset) - 1, () => found.expected)
}

/** YAML stumbles after the line to mend where that one opens a list or a text, or is the one out of place. */
function lineToMend(lines: readonly string[], at: number, message: string): number {
  const [, closing] = /with a ([\]}])/u.exec(message) ?? []
  if (closing) return lineOfOpen(lines, at, closing === ']' ? '[' : '{', closing)
  if (message.startsWith('Missing closing'))
    return lines.findLastIndex((line, i) => i <= at && OPEN_QUOTE.test(line))
  const indent = (i: number) => lines[i]?.search(/[^ ]/u)
  const isBefore = OTHER_SPACE.test(lines[at - 1] ?? '') || indent(at - 2) === indent(at)
  return /same column/u.test(message) && isBefore ? at - 1 : at
}

/** The line of the last bracket up to one that is not closed. */
function lineOfOpen(lines: readonly string[], at: number, open: string, close: string): number {
  const count = (line: string, sign: string) => line.split(sign).length - 1
  let unclosed = 0
  return lines.findLastIndex((line, i) => {
    if (i > at) return false
    unclosed += count(line, open) - count(line, close)
    return unclosed > 0
  })
}

/**
 * What YAML reads and nobody means: a text that begins with a star, which names what is said elsewhere, and a
 * text that a comment cuts off. A remark has a space after its sign, or stands after a number.
 */
function misread(
  document: YamlDocument,
  yaml: string,
): { offset: number; expected: string } | undefined {
  let found: { offset: number; expected: string } | undefined
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document)) found ??= { offset: node.range?.[0] ?? 0, expected: QUOTES }
    },
    Scalar(_key, { type, value, comment, range }) {
      const isText = value === null || (typeof value === 'string' && /\p{L}/u.test(value))
      if (type !== 'PLAIN' || !isText || !comment || comment.startsWith(' ') || !range) return
      const [offset, , end] = range
      const whole = yaml.slice(offset, end).replaceAll(/\s+/gu, ' ').trim()
      found ??= { offset, expected: `'${whole}' in single quotes: # begins a comment` }
    },
  })
  return found
}

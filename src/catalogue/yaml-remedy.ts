import type { Document as YamlDocument, YAMLError } from 'yaml'
import { YAMLParseError, isScalar, visit } from 'yaml'
import type { ContentProblem } from './content-error.ts'
import { problem } from './content-error.ts'

/** A line that YAML stumbles at, and what it says of it. */
interface Stumble {
  code: YAMLError['code']
  message: string
  line: string
}

/** Spaces that are none to YAML: a tab, those of typography, and signs that cannot be seen. */
const OTHER_SPACE = /^ *(?:(?! )\s|\p{Cf})/u

/** A value that begins a comment, or is cut off by one: a sign of number or a colour, not a remark after it. */
const CUT_OFF = /^\s*(?:- )?[\w-]+:\s+(?<value>(?:[^'"#\s][^#]*\s)?#\S.*)$/u

/** A name of a field without its colon, with a wrong one, or without the space after it. */
const NO_COLON = /^\s*(?:- )?[A-Za-z]\w*(?:[ ;]+\S|:(?!\/\/)\S)/u

const INDENTATION = /same column|without - indicator|A block sequence may not/u

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
  [
    ({ line }) => /^\s*(?:- )?\w+:\s*\S/u.test(line) || /["':{}[\]@`%&*!|>]/u.test(line),
    'the text in single quotes: it holds a colon, quotes or another sign that YAML reads',
  ],
]

/**
 * What is wrong with a file of YAML, with the line to mend; what follows from it is not told.
 *
 * @param at The line that YAML stumbles at, from 1.
 */
export function yamlProblem(
  file: string,
  { code, message }: YAMLError,
  yaml: string,
  at: number,
): ContentProblem {
  const lines = yaml.split('\n')
  const line = lineToMend(lines, at - 1, message)
  const text = lines[line] ?? ''
  const [, field = 'file'] = /^[^\S\n]*(?:- )?([A-Za-z]\w*)(?=[:; ])/u.exec(text) ?? []
  const cutOff = CUT_OFF.exec(text)?.groups?.['value']
  const expected =
    cutOff === undefined
      ? REMEDIES.find(([holds]) => holds({ code, message, line: text }))?.[1]
      : `'${cutOff}' in single quotes: # begins a comment`
  return {
    ...problem(
      file,
      field,
      text.trim().slice(0, 100),
      expected ?? `a line that YAML can read: ${message}`,
    ),
    line: line + 1,
  }
}

/** YAML stumbles at the line after the one to mend where that one opens a list, or is the one out of place. */
function lineToMend(lines: readonly string[], at: number, message: string): number {
  const [, closing] = /with a ([\]}])/u.exec(message) ?? []
  if (closing) {
    const opens = closing === ']' ? '[' : '{'
    return lines.findLastIndex((line, i) => i <= at && line.includes(opens))
  }
  const indent = (i: number) => lines[i]?.search(/[^ ]/u)
  const isBefore = OTHER_SPACE.test(lines[at - 1] ?? '') || indent(at - 2) === indent(at)
  return /same column/u.test(message) && isBefore ? at - 1 : at
}

/**
 * What YAML reads and nobody means: a text that begins with a star, which names what is said elsewhere, and one
 * that a comment cuts off.
 */
export function misread(document: YamlDocument, yaml: string): YAMLError | undefined {
  let found: YAMLError | undefined
  const note = (from: number, code: YAMLError['code'], message: string) =>
    (found ??= new YAMLParseError([from, from], code, message))
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document))
        note(node.range?.[0] ?? 0, 'BAD_ALIAS', `*${node.source} names nothing`)
    },
    Pair(_key, { key, value }) {
      if (!isScalar(key) || (value !== null && !isScalar(value))) return
      const [from = 0] = key.range ?? []
      const rest = yaml.slice(from).split('\n', 1)[0] ?? ''
      if (CUT_OFF.test(rest)) note(from, 'UNEXPECTED_TOKEN', 'a comment cuts it off')
    },
  })
  return found
}

import type { Document as YamlDocument, YAMLError } from 'yaml'
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { ContentProblem } from './content-error.ts'

/** A content file, read: its fields, the text below them, and where each of them stands. */
export interface ContentFile {
  /** Path below the project's folder. */
  file: string
  /** What the YAML holds; undefined where it cannot be read. */
  data: unknown
  /** The text below the front matter; empty in a file of YAML alone. */
  body: string
  /** What keeps the file from being read. */
  problems: ContentProblem[]
  /** The line of a field, or of the nearest one above it; of a piece of text, where one is given. */
  lineOf: (path: readonly PropertyKey[], text?: string) => number
}

const FENCE = /^---[^\S\n]*$/

/** Reads a file as people save it, with a byte order mark and either kind of line ends. */
export function readContentFile(file: string, bytes: Uint8Array): ContentFile {
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return unreadable(file, 'bytes of another encoding', 'text in UTF-8: save the file in it')
  }
  if (text.trim() === '') return unreadable(file, 'nothing', 'something: the file is empty')
  if (!file.endsWith('.md')) return withFields(file, text, text, 0)

  const lines = text.split('\n')
  const begin = lines.findIndex((line) => line.trim() !== '')
  if (!FENCE.test(lines[begin] ?? ''))
    return unreadable(
      file,
      JSON.stringify(lines[begin]?.slice(0, 60)),
      'front matter between two lines of three hyphens, at the top of the file',
      begin + 1,
    )
  const end = lines.findIndex((line, i) => i > begin && FENCE.test(line))
  if (end === -1)
    return unreadable(
      file,
      'one line of three hyphens',
      'a line of three hyphens after the fields too',
      begin + 1,
    )
  const yaml = lines.slice(begin + 1, end).join('\n')
  return withFields(
    file,
    text,
    yaml,
    begin + 1,
    lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  )
}

function unreadable(file: string, got: string, expected: string, line = 1): ContentFile {
  const problems = [{ file, field: 'file', got, expected, line }]
  return { file, data: undefined, body: '', problems, lineOf: () => line }
}

/** @param above How many lines stand above the fields. */
function withFields(
  file: string,
  text: string,
  yaml: string,
  above: number,
  body = '',
): ContentFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineOf = (path: readonly PropertyKey[], piece?: string) => {
    // A piece of a body may stand in the fields as well.
    const from =
      path[0] === 'body' ? text.length - text.trimEnd().length + body.length : text.length
    const at = piece ? text.indexOf(piece, Math.max(0, text.length - from)) : -1
    if (at !== -1) return text.slice(0, at).split('\n').length
    if (path[0] === 'body') return text.slice(0, text.lastIndexOf(body)).split('\n').length
    return above + Math.max(1, lineCounter.linePos(offsetOf(document, path)).line)
  }
  const [error] = document.errors
  if (!error) return { file, data: document.toJS() as unknown, body, problems: [], lineOf }
  const { line } = lineCounter.linePos(error.pos[0])
  const problems = [yamlProblem(file, error, yaml.split('\n')[line - 1] ?? '', above + line)]
  return { file, data: undefined, body, problems, lineOf }
}

/** What is wrong with a line of YAML; what follows from it is not told. */
function yamlProblem(
  file: string,
  { code, message }: YAMLError,
  text: string,
  line: number,
): ContentProblem {
  const [, field = 'file'] = /^\s*(?:- )?([A-Za-z]\w*):/.exec(text) ?? []
  const got = text.trim().slice(0, 100)
  return { file, field, got, expected: yamlRemedy(code, message, text), line }
}

function yamlRemedy(code: YAMLError['code'], message: string, text: string): string {
  if (/^\s*\t/.test(text) || code === 'TAB_AS_INDENT')
    return 'spaces at the beginning of the line, no tab'
  if (code === 'DUPLICATE_KEY') return 'a field that is written once'
  if (/quote/.test(message)) return 'a quote at the end of the text, and there alone'
  if (code === 'BAD_INDENT') return 'lines that begin as far in as those beside them'
  if (/^\s*(?:- )?\w+:\s*\S/.test(text) || /["':{}[\]@`%&*!|>]/.test(text))
    return 'the text in single quotes: it holds a colon, quotes or another sign that YAML reads'
  return `a line that YAML can read: ${message}`
}

/** Where a field begins, or the nearest one above it that is there. Items of lists go by place or id. */
function offsetOf(document: YamlDocument, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(part))
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items.find(
        (each, i) => String(i) === String(part) || (isMap(each) && each.get('id') === part),
      )
      if (!isMap(item) && !isSeq(item) && !isScalar(item)) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return offset
}

import { readdir } from 'node:fs/promises'
import {
  type Document as YamlDocument,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { around, type ContentProblem, fileProblem, printable, quote } from './content-error.ts'
import { splitFrontMatter } from './front-matter.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { LEFTOVER } from './plain-files.ts'
import { CONTROL_SIGN } from '../schemas/primitives.ts'
import { tried } from '../schemas/values.ts'
import { yamlProblem } from './yaml-remedy.ts'

/** How deep lists and fields may be nested, far more than any schema needs: later code recurses into them. */
const MAX_LEVELS = 20

/** How many YAML aliases a file may have: resolving each searches the whole file. */
const MAX_ALIASES = 50

/** A content file, read. */
export interface ContentFile {
  /** Path below the project's folder. */
  file: string
  /** What the YAML holds; undefined where it cannot be read. */
  data: unknown
  /** The text below the front matter; empty in a file of YAML alone. */
  body: string
  /** What keeps the file from being read. */
  problems: ContentProblem[]
  /** The line of a field or of the nearest one around it; with `at`, that of a piece of text or a line of the body. */
  lineOf: (path: readonly PropertyKey[], at?: string | number) => number | undefined
}

/** The names in a folder with an ending, sorted, without what is left behind; none where there is no such folder. */
export async function namesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending) && !LEFTOVER.test(name)).sort()
}

/** The entry that a file belongs to: `parking` for parking.txt and parking.ar.txt. */
export const idOf = (name: string) => name.split('.')[0] ?? ''

/** Decodes a file, without its byte order mark and with line ends as `\n`; undefined where it is no UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = tried(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return text?.replaceAll('\r\n', '\n')
}

/** A file that could not be read, and why. */
export function unreadFile(why: ContentProblem): ContentFile {
  return { file: why.file, data: undefined, body: '', lineOf: () => why.line, problems: [why] }
}

/** Reads a YAML file, or a Markdown file with front matter. */
export function readContentFile(file: string, bytes: Uint8Array): ContentFile {
  const unreadable = (what: Mistake, line = 1) => unreadFile(fileProblem(file, what, line))
  const text = textOf(bytes)
  if (text === undefined) return unreadable(mistake('encoding'))
  if (text.trim() === '') return unreadable(mistake('empty-file'))
  const control = text.search(CONTROL_SIGN)
  if (control !== -1) {
    const got = quote(printable(around(text, control)))
    const why = fileProblem(file, mistake('control-sign'), lineAt(text, control))
    return unreadFile({ ...why, got })
  }
  if (!file.endsWith('.md')) return withFields(file, text, text, '')

  const parts = splitFrontMatter(text)
  if (!parts) {
    const line = lineAt(text, text.search(/\S/))
    const first = text.split('\n')[line - 1] ?? ''
    const isOpened = first.trimEnd() === '---'
    return unreadable(isOpened ? mistake('front-matter-end') : mistake('front-matter'), line)
  }
  // Empty lines in the place of those above keep the fields' line numbers those of the file.
  const yaml = parts.above.replace(/[^\n]/g, '') + parts.fields
  return withFields(file, text, yaml, parts.below.trim())
}

function withFields(file: string, text: string, yaml: string, body: string): ContentFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
    // Of `!!set` and its like, and of `%YAML 1.1`, the library would make values that no schema looks into.
    resolveKnownTags: false,
    schema: 'core',
  })
  const lineOfYaml = (offset: number) => lineCounter.linePos(offset).line
  const lineOf = (path: readonly PropertyKey[], piece?: string | number) => {
    const bodyAt = text.lastIndexOf(body)
    if (typeof piece === 'number') return lineAt(text, bodyAt) + piece - 1
    if (path[0] === 'body') {
      const at = piece ? text.indexOf(piece, bodyAt) : -1
      return lineAt(text, at === -1 ? bodyAt : at)
    }
    // The same piece may stand in fields above.
    const fieldAt = offsetOf(document, path)
    const at = piece ? yaml.indexOf(piece, fieldAt) : -1
    return lineOfYaml(at === -1 ? (fieldAt ?? yaml.search(/\S|$/)) : at)
  }
  const repeatingFile = () => {
    const line = lineAt(yaml, yaml.search(/[&*][\w-]/))
    return unreadFile(fileProblem(file, mistake('repeating'), line))
  }
  if (aliasesIn(document) > MAX_ALIASES) return repeatingFile()
  const found = yamlProblem(file, document, yaml, lineOfYaml)
  if (found) return { file, data: undefined, body, problems: [found], lineOf }
  try {
    const data = document.toJS() as unknown
    JSON.stringify(data)
    if (isNestedDeep(data)) {
      const line = lineAt(yaml, Math.max(0, yaml.search(new RegExp(`^ {${MAX_LEVELS}}`, 'm'))))
      return unreadFile(fileProblem(file, mistake('nested', { most: MAX_LEVELS }), line))
    }
    return { file, data, body, problems: [], lineOf }
  } catch {
    // Aliases that expand without end: a "billion laughs", or a value that contains itself.
    return repeatingFile()
  }
}

function aliasesIn(document: YamlDocument): number {
  let count = 0
  visit(document, {
    Alias() {
      count += 1
    },
  })
  return count
}

function isNestedDeep(data: unknown): boolean {
  let level = [data]
  for (let depth = 0; depth <= MAX_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap((held): unknown[] =>
      typeof held === 'object' && held !== null ? Object.values(held) : [],
    )
  return level.length > 0
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The offset of a field, or of the nearest existing one around it. Items of lists go by place or id. */
function offsetOf(document: YamlDocument, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(part))
      if (!isScalar(pair?.key)) break
      offset = pair.key.range?.[0]
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items.find(
        (each, i) => String(i) === String(part) || (isMap(each) && each.get('id') === part),
      )
      if (!isNode(node)) break
      offset = node.range?.[0]
    } else break
  }
  return offset
}

import { type Document as YamlDocument, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { splitFrontMatter } from '../../catalogue/front-matter.ts'
import { isRecord } from '../../schemas/values.ts'

/** What the names in double square brackets stand for; undefined takes the field away. */
export type Values = Readonly<Record<string, unknown>>

const NAME = /\[\[(\w+)\]\]/g
const WHOLE = /^\[\[(\w+)\]\]$/
/** A form for a man, one for a woman, and one for several people. */
const BY_GENDER = /\[\[([^[\]|]+)\|([^[\]|]+)\|([^[\]|]+)\]\]/g

/** Fills a text: `[[city]]`, and `[[עובד|עובדת|עובדים]]` by who speaks. */
function fillText(text: string, values: Values): string {
  return text
    .replace(BY_GENDER, (_, male: string, female: string, several: string) => {
      const { gender } = values
      return gender === 'male' ? male : gender === 'female' ? female : several
    })
    .replace(NAME, (_, name: string) => String(values[name]))
}

/** Fills a file of YAML; a text that is one name alone becomes whatever that stands for. */
export function fillYaml(text: string, values: Values): string {
  const document = parseDocument(text)
  fillDocument(document, values)
  return written(document)
}

export function fillMarkdown(text: string, values: Values): string {
  const { fields = '', below = '' } = splitFrontMatter(text) ?? {}
  return `---\n${fillYaml(fields, values)}---\n${fillText(below, values)}`
}

/** The fields of one file of Markdown above the text of another. */
export function withBody(fieldsFrom: string, bodyFrom: string): string {
  return `---\n${splitFrontMatter(fieldsFrom)?.fields ?? ''}---\n${bodyFrom}`
}

/** A file of Markdown with the fields of some YAML in the place of its own. */
export function withFields(markdown: string, over: string, lay = overlaid): string {
  const { fields = '', below = '' } = splitFrontMatter(markdown) ?? {}
  return `---\n${lay(fields, over)}---\n${below}`
}

/** A file of YAML with the fields of another in the place of its own; comments stay. */
export function overlaid(text: string, over: string): string {
  return laidOver(text, over, false)
}

/**
 * A file of YAML with the words of another language: as `overlaid`, but things that have an id, or a language, are laid
 * over that of the same name, and what the file does not have comes last.
 */
export function translated(text: string, over: string): string {
  return laidOver(text, over, true)
}

function laidOver(text: string, over: string, mergesLists: boolean): string {
  const document = parseDocument(text)
  const put = (value: unknown, path: (string | number)[]) => {
    if (isRecord(value) && !('placeholder' in value))
      for (const [key, each] of Object.entries(value)) put(each, [...path, key])
    else if (mergesLists && isNamed(value))
      for (const each of value) put(each, [...path, at(path, each)])
    else document.setIn(path, onOneLine(document.createNode(value)))
  }
  const at = (path: (string | number)[], { id, language }: Named) => {
    const list = document.getIn(path)
    const items = isSeq(list) ? (list.toJS(document) as Named[]) : []
    const index = items.findIndex((item) => item.id === id && item.language === language)
    return index < 0 ? items.length : index
  }
  put(parseDocument(over).toJS(), [])
  return written(document)
}

/** Something of a list that has a name of its own. */
interface Named {
  id?: unknown
  language?: unknown
}

const isNamed = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((each) => isRecord(each) && (each['id'] ?? each['language']))

function fillDocument(document: YamlDocument, values: Values): void {
  visit(document, {
    Pair: (_key, pair) => {
      if (!isScalar(pair.value) || typeof pair.value.value !== 'string') return undefined
      const [, name] = WHOLE.exec(pair.value.value) ?? []
      if (name === undefined) return undefined
      if (values[name] === undefined) return visit.REMOVE
      const { comment, commentBefore } = pair.value
      const value = document.createNode(values[name])
      pair.value = Object.assign(onOneLine(value), { comment, commentBefore })
      return visit.SKIP
    },
    Seq: (_key, seq) => {
      seq.items = seq.items.flatMap((item) => {
        const [, name] = (isScalar(item) && WHOLE.exec(String(item.value))) || []
        const value = name === undefined ? undefined : values[name]
        return Array.isArray(value)
          ? value.map((each: unknown) => document.createNode(each))
          : [item]
      })
    },
    Scalar: (_key, node) => {
      if (typeof node.value === 'string') node.value = fillText(node.value, values)
    },
  })
}

/** What stands in for a value, on one line, as people are told to replace it. */
function onOneLine<Value>(value: Value): Value {
  if (isNode(value)) visit(value, { Map: (_, map) => void (map.flow = map.has('placeholder')) })
  return value
}

/** A document of YAML as content files are written. */
export const written = (document: YamlDocument) =>
  document.toString({
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  })

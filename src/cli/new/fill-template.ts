import { type Document as YamlDocument, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { splitFrontMatter } from '../../catalogue/front-matter.ts'
import { isRecord } from '../../schemas/values.ts'

/** The values of names in double square brackets; a field whose value is undefined is removed. */
export type Values = Readonly<Record<string, unknown>>

const NAME_TOKEN = /\[\[(\w+)\]\]/g
const WHOLE_TOKEN = /^\[\[(\w+)\]\]$/
/** Any words, links among them, up to a bar or the end of the token. */
const FORM = String.raw`((?:(?!\]\]|\|).)*)`
/** The forms for a man, a woman and several people, or for one and for several. */
const GENDER_TOKEN = new RegExp(String.raw`\[\[(?!\[)${FORM}\|(?:${FORM}\|)?${FORM}\]\]`, 'g')

/** Fills a text: `[[city]]`, and `[[עובד|עובדת|עובדים]]` or `[[אני|אנחנו]]` by the owner's gender. */
export function fillText(text: string, values: Values): string {
  return text
    .replace(GENDER_TOKEN, (_, male: string, female: string | undefined, several: string) => {
      const { gender } = values
      return gender === 'male' ? male : gender === 'female' ? (female ?? male) : several
    })
    .replace(NAME_TOKEN, (_, name: string) => String(values[name]))
}

/** Fills YAML. A string that is a single name becomes its value, of whatever type. */
export function fillYaml(text: string, values: Values): string {
  const document = parseDocument(text)
  fillDocument(document, values)
  return written(document)
}

export function fillMarkdown(text: string, values: Values): string {
  const { fields = '', below = '' } = splitFrontMatter(text) ?? {}
  return `---\n${fillYaml(fields, values)}---\n${fillText(below, values)}`
}

/** Joins the front matter of a Markdown file and a text. */
export function withBody(fieldsFrom: string, bodyFrom: string): string {
  return `---\n${splitFrontMatter(fieldsFrom)?.fields ?? ''}---\n${bodyFrom}`
}

/** Overlays the front matter of a Markdown file with fields of YAML. */
export function withFields(markdown: string, over: string, lay = overlaid): string {
  const { fields = '', below = '' } = splitFrontMatter(markdown) ?? {}
  return `---\n${lay(fields, over)}---\n${below}`
}

/** As `overlaid`, but items of lists with an id or a language are overlaid one by one; new ones come last. */
export const translated = (text: string, over: string) => overlaid(text, over, true)

/** Overlays YAML with the fields of other YAML; comments stay, and lists are replaced, unless they are merged. */
export function overlaid(text: string, over: string, mergesLists = false): string {
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

/** An item of a list that can be told from others. */
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
      const [, name] = WHOLE_TOKEN.exec(pair.value.value) ?? []
      if (name === undefined) return undefined
      if (values[name] === undefined) return visit.REMOVE
      const { comment, commentBefore } = pair.value
      const value = document.createNode(values[name])
      pair.value = Object.assign(onOneLine(value), { comment, commentBefore })
      return visit.SKIP
    },
    Seq: (_key, seq) => {
      seq.items = seq.items.flatMap((item) => {
        const [, name] = (isScalar(item) && WHOLE_TOKEN.exec(String(item.value))) || []
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

/** Puts placeholder marks on one line, as the instructions to owners show them. */
function onOneLine<Value>(value: Value): Value {
  if (isNode(value)) visit(value, { Map: (_, map) => void (map.flow = map.has('placeholder')) })
  return value
}

/** A YAML document as text, in the style of content files. */
export const written = (document: YamlDocument) =>
  document.toString({
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  })

import { type Document as YamlDocument, isNode, isScalar, parseDocument, visit } from 'yaml'
import { splitFrontMatter } from '../../catalogue/front-matter.ts'
import { isRecord } from '../../schemas/values.ts'

/** What the names in double square brackets stand for; undefined takes the field away. */
export type Values = Readonly<Record<string, unknown>>

const NAME = /\[\[(\w+)\]\]/g
const WHOLE = /^\[\[(\w+)\]\]$/
/** A form for a man and one for a woman. */
const BY_GENDER = /\[\[([^[\]|]+)\|([^[\]|]+)\]\]/g

/** Fills a text: `[[city]]`, and `[[עובד|עובדת]]` by gender. */
function fillText(text: string, values: Values): string {
  return text
    .replace(BY_GENDER, (_, male: string, female: string) =>
      values['gender'] === 'male' ? male : female,
    )
    .replace(NAME, (_, name: string) => String(values[name]))
}

/** Fills a file of YAML; a text that is one name alone becomes whatever that stands for. */
export function fillYaml(text: string, values: Values): string {
  const document = parseDocument(text)
  fillDocument(document, values)
  return written(document)
}

/** Fills a file of Markdown with front matter. */
export function fillMarkdown(text: string, values: Values): string {
  const { fields = '', below = '' } = splitFrontMatter(text) ?? {}
  return `---\n${fillYaml(fields, values)}---\n${fillText(below, values)}`
}

/** The fields of one file of Markdown above the text of another. */
export function withBody(fieldsFrom: string, bodyFrom: string): string {
  return `---\n${splitFrontMatter(fieldsFrom)?.fields ?? ''}---\n${bodyFrom}`
}

/** A file of Markdown with the fields of some YAML in the place of its own. */
export function withFields(markdown: string, over: string): string {
  const { fields = '', below = '' } = splitFrontMatter(markdown) ?? {}
  return `---\n${overlaid(fields, over)}---\n${below}`
}

/** A file of YAML with the fields of another in the place of its own; comments stay. */
export function overlaid(text: string, over: string): string {
  const document = parseDocument(text)
  const put = (fields: Record<string, unknown>, path: string[]) => {
    for (const [key, value] of Object.entries(fields))
      if (isRecord(value)) put(value, [...path, key])
      else document.setIn([...path, key], document.createNode(value))
  }
  put(parseDocument(over).toJS() as Record<string, unknown>, [])
  return written(document)
}

function fillDocument(document: YamlDocument, values: Values): void {
  visit(document, {
    Pair: (_key, pair) => {
      if (!isScalar(pair.value) || typeof pair.value.value !== 'string') return undefined
      const [, name] = WHOLE.exec(pair.value.value) ?? []
      if (name === undefined) return undefined
      if (values[name] === undefined) return visit.REMOVE
      const { comment, commentBefore } = pair.value
      const value = document.createNode(values[name])
      // On one line, as people are told to replace it.
      if (isNode(value)) visit(value, { Map: (_, map) => void (map.flow = map.has('placeholder')) })
      pair.value = Object.assign(value, { comment, commentBefore })
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

const written = (document: YamlDocument) =>
  document.toString({
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  })

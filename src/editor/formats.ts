import { parse } from 'yaml'
import { type CollectionName, COLLECTIONS, fileSchema, inOrder } from '../catalogue/raw.ts'
import { splitFrontMatter } from '../catalogue/front-matter.ts'
import { validate } from '../catalogue/validate.ts'
import { valueAt, withMarks, withoutMarks } from '../schemas/placeholders.ts'
import { isSame } from '../schemas/values.ts'
import { fromForm, toForm } from './form-value.ts'
import { labelOf, said } from './labels.ts'
import { rewriteYaml } from './rewrite-yaml.ts'

type Fields = Record<string, unknown>

/** Field of each form, hidden, that holds the file as it was opened: what the form does not show stays. */
export const SOURCE = 'file_as_opened'
/** Field of a Markdown file's form that holds what stands below the front matter. */
export const BODY = 'body'
/** Field of the form of a file that is one list. */
export const LIST = 'entries'
/** Field that names what only stands in for a real value. */
export const PLACEHOLDERS = 'placeholders'
/** Field of the form of a file that is one text. */
export const TEXT = 'text'

/** How a file becomes a form, and a form a file. */
type Format = ReturnType<typeof formatOf>

/** What the format of a kind of file is called: the CMS asks for such a name where there is front matter. */
export function formatName(name: CollectionName): string {
  return COLLECTIONS[name].form === 'folder' ? `${name}-frontmatter` : name
}

/** The format of a YAML file, or of a Markdown file's front matter and text. */
export function formatOf(name: CollectionName) {
  const schema = fileSchema(name)
  const isList = COLLECTIONS[name].form === 'list'
  const hasBody = COLLECTIONS[name].form === 'folder'
  return { fromFile, toFile }

  function fromFile(written: string): Fields {
    const text = written.replaceAll('\r\n', '\n')
    const { head, body } = split(text, hasBody)
    const { value, marked } = withoutMarks(parse(head))
    const form = toForm(schema, value)
    return {
      ...(isList ? { [LIST]: form } : (form as Fields)),
      ...(marked.length > 0 && { [PLACEHOLDERS]: marked }),
      ...(hasBody && { [BODY]: body }),
      [SOURCE]: text,
    }
  }

  /** @throws {Error} When the content would not build; its cause says why, for the owner. */
  function toFile(form: Fields): string {
    const { [SOURCE]: opened, [PLACEHOLDERS]: stillMarked, [BODY]: body, ...fields } = form
    const { head, between, after } = split(typeof opened === 'string' ? opened : '', hasBody)
    const { value: before, marked } = withoutMarks(parse(head))
    const value = fromForm(schema, isList ? fields[LIST] : fields, before)
    // Whoever changes a value that stood in for the real one has written the real one.
    const kept = marked.filter(
      (path) =>
        Array.isArray(stillMarked) &&
        stillMarked.includes(path) &&
        isSame(valueAt(value, path), valueAt(before, path)),
    )
    const content = withMarks(value, kept)
    check(name, isList ? inOrder(content) : content)
    const yaml = rewriteYaml(head, content)
    return hasBody ? `---\n${yaml}---\n${between}${textOf(body)}${after}` : yaml
  }
}

/** The format of a file that is text, such as examples of questions. */
export const textFormat: Format = {
  fromFile: (text) => ({ [TEXT]: text }),
  toFile: ({ [TEXT]: text }) => `${textOf(text).trim()}\n`,
}

/** What is checked when the site is built is checked before a file is written. */
function check(name: CollectionName, content: unknown): void {
  const { problems } = validate(fileSchema(name), content)
  if (problems.length === 0) return
  const lines = problems.map(({ path, ...mistake }) => {
    const field = path.filter((part) => typeof part === 'string').join('.')
    return `${labelOf(`${name}.${field}`).label} (${path.join('.')}): ${said(mistake)}`
  })
  // The editor shows the cause of an error of this name to whoever saves.
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) })
}

/** A file's YAML, and the text below it with the white space around, if it may have one. */
function split(text: string, hasBody: boolean) {
  if (!hasBody) return { head: text, between: '', body: '', after: '' }
  const { fields = '', below = '' } = splitFrontMatter(text) ?? {}
  const [, between = '', body = '', after] = /^(\s*)([^]*?)(\s*)$/.exec(below) ?? []
  return { head: fields, between, body, after: after || '\n' }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

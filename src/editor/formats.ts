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

/** The hidden field with the file as it was opened, so that saving keeps what the form does not show. */
export const SOURCE = 'file_as_opened'
/** The field with the text below a Markdown file's front matter. */
export const BODY = 'body'
/** The only field of a YAML file that is a list. */
export const LIST = 'entries'
/** The field that lists the paths of placeholders. */
export const PLACEHOLDERS = 'placeholders'
/** The only field of a text file. */
export const TEXT = 'text'

type Format = ReturnType<typeof formatOf>

/** The name of a collection's format; the CMS requires the ending `-frontmatter` where there is any. */
export function formatName(name: CollectionName): string {
  return COLLECTIONS[name].form === 'folder' ? `${name}-frontmatter` : name
}

/** Makes the functions that turn a YAML or Markdown file into a form's values and back. */
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

  /** @throws {Error} When the content is not valid; its cause tells the owner why. */
  function toFile(form: Fields): string {
    const { [SOURCE]: opened, [PLACEHOLDERS]: stillMarked, [BODY]: body, ...fields } = form
    const { head, between, after } = split(typeof opened === 'string' ? opened : '', hasBody)
    const { value: before, marked } = withoutMarks(parse(head))
    const value = fromForm(schema, isList ? fields[LIST] : fields, before)
    // A placeholder whose value was changed is none any more.
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

/** The format of text files, such as examples. */
export const textFormat: Format = {
  fromFile: (text) => ({ [TEXT]: text }),
  toFile: ({ [TEXT]: text }) => `${textOf(text).trim()}\n`,
}

/** Validates content with the schema of the build before a file is written. */
function check(name: CollectionName, content: unknown): void {
  const { problems } = validate(fileSchema(name), content)
  if (problems.length === 0) return
  const lines = problems.map(({ path, ...mistake }) => {
    const field = path.filter((part) => typeof part === 'string').join('.')
    return `${labelOf(`${name}.${field}`).label} (${path.join('.')}): ${said(mistake)}`
  })
  // The CMS shows the cause of an error with this message to its user.
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) })
}

/** Splits a file into its YAML and, in Markdown, the text below and the white space around that. */
function split(text: string, hasBody: boolean) {
  if (!hasBody) return { head: text, between: '', body: '', after: '' }
  const { fields = '', below = '' } = splitFrontMatter(text) ?? {}
  const [, between = '', body = '', after] = /^(\s*)([^]*?)(\s*)$/.exec(below) ?? []
  return { head: fields, between, body, after: after || '\n' }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

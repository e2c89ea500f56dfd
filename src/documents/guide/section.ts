import { blocks, code, link, section, subsection, table } from '../../core/markdown.ts'
import { type Field, flatFields } from './fields.ts'
import type { TryItForm } from './try-it.ts'

/** A section of the developers' pages, of which both HTML and Markdown are made. */
export interface GuideSection {
  id: string
  title: string
  markdown: string
  endpoint?: { method: string; path: string }
  /** Of what is sent and answered. */
  fields?: FieldTable[]
  /** Codes of the errors that an endpoint may answer with. */
  errors?: string[]
  /** Code that stands beside the text. */
  examples?: CodeGroup[]
  form?: TryItForm
}

export interface FieldTable {
  title: string
  fields: Field[]
  /** The section that has the same table, which is not repeated. */
  sameAs?: Pick<GuideSection, 'id' | 'title'>
}

/** The same thing in several languages or media types, of which one is shown at a time. */
export interface CodeGroup {
  title: string
  /** What a reader chooses between; a choice of language applies to all code of the page. */
  choice?: 'language' | 'type'
  codes: Code[]
}

export interface Code {
  /** What the tab says. */
  label: string
  /** Its name in a Markdown fence. */
  language: string
  text: string
}

/** A value as code: JSON with line breaks; strings, such as event streams, as they are. */
export function asCode(label: string, value: unknown): Code {
  return typeof value === 'string'
    ? { label, language: '', text: value.trimEnd() }
    : { label, language: 'json', text: JSON.stringify(value, null, 2) }
}

export function textSection(id: string, title: string, ...parts: string[]): GuideSection {
  return { id, title, markdown: blocks(...parts) }
}

/** Cuts Markdown at its `##` headings into sections; text before the first is left out. */
export function sectionsOf(markdown: string): GuideSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return textSection(anchor(title), title, lines.join('\n'))
    })
}

/** @example anchor('Who may call?') // 'who-may-call', as on GitHub */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-')
}

export function sectionsMarkdown(sections: readonly GuideSection[]): string {
  return blocks(
    ...sections.map(({ title, markdown, endpoint, fields = [], errors = [], examples = [] }) =>
      section(
        title,
        endpoint && `\`${endpoint.method} ${endpoint.path}\``,
        markdown,
        ...fields.map((part) =>
          subsection(
            part.title,
            part.sameAs
              ? `The same as in ${link(part.sameAs.title, `#${part.sameAs.id}`)}.`
              : fieldTable(part.fields),
          ),
        ),
        errors.length > 0 && `Errors: ${errors.map((name) => `\`${name}\``).join(', ')}.`,
        ...examples.map((group) =>
          subsection(
            group.title,
            ...group.codes.map(({ label, language, text }) =>
              blocks(label !== group.title && `${label}:`, code(language, text)),
            ),
          ),
        ),
      ),
    ),
  )
}

function fieldTable(fields: Field[]): string {
  return table(
    ['Name', 'Type', 'Required', 'What', 'Example'],
    flatFields(fields).map(({ name, type, isRequired, what, example }) => [
      `\`${name}\``,
      type,
      isRequired ? 'yes' : 'no',
      what,
      example === undefined ? '' : `\`${example}\``,
    ]),
  )
}

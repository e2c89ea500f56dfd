/** A block of Markdown; an empty one is left out. */
export type Block = string | false | undefined

/** Joins blocks by the empty line that Markdown needs between them. */
export function blocks(...parts: Block[]): string {
  return parts
    .flatMap((part) => (part ? part.trim() : []))
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Text that is no Markdown, as it stands: none of its characters marks anything. */
export function plain(text: string): string {
  return text.replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
}

/** A heading with its content; nothing when there is no content. */
export function section(level: 2 | 3, title: string, ...parts: Block[]): string {
  const content = blocks(...parts)
  return content && `${'#'.repeat(level)} ${title}\n\n${content}`
}

/** A list, one item a line. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** A numbered list. */
export function numbered(items: readonly string[]): string {
  return items.map((item, i) => `${i + 1}. ${item}`).join('\n')
}

/** A link; brackets in its text would end it early. */
export function link(text: string, url: string): string {
  return `[${text.replace(/[[\]]/g, '\\$&')}](${url})`
}

/** A term and its definition, in one line. */
export function term(name: string, text: string): string {
  return `**${name}:** ${text}`
}

/** A block of code; its fence is longer than any inside. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** A table (GitHub Flavored Markdown); nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/**
 * Markdown with YAML front matter. Values are written as JSON strings, which are YAML too, so that no
 * text can break out of its field.
 */
export function withFrontMatter(fields: Record<string, string>, markdown: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`
}

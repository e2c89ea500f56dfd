/** A block of Markdown; empty ones are left out. */
export type Block = string | false | undefined

/**
 * Joins blocks with empty lines between them.
 *
 * @example blocks('# A', false, ' b ') // '# A\n\nb'
 */
export function blocks(...parts: Block[]): string {
  return parts
    .flatMap((part) => (part ? part.trim() : []))
    .filter((part) => part !== '')
    .join('\n\n')
}

/**
 * Escapes plain text, so that Markdown shows it as it is.
 *
 * @example plain('2 * 3 [a_b] _c_') // '2 \\* 3 \\[a_b\\] \\_c\\_'
 */
export function plain(text: string): string {
  return text.replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
}

/** A heading with its content; an empty string if there is no content. */
export function section(title: string, ...parts: Block[]): string {
  const content = blocks(...parts)
  return content && `## ${title}\n\n${content}`
}

/** The same within a section. */
export function subsection(title: string, ...parts: Block[]): string {
  const content = blocks(...parts)
  return content && `### ${title}\n\n${content}`
}

/** A bulleted list. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** A numbered list. */
export function numbered(items: readonly string[]): string {
  return items.map((item, i) => `${i + 1}. ${item}`).join('\n')
}

/**
 * A link, in whose text brackets are escaped.
 *
 * @example link('a [b]', '/c') // '[a \\[b\\]](/c)'
 */
export function link(text: string, url: string): string {
  return `[${text.replace(/[[\]]/g, '\\$&')}](${url})`
}

/** A term in bold and its definition. */
export function term(name: string, text: string): string {
  return `**${name}:** ${text}`
}

/** A block of code, with a fence longer than any in the code. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** A table (GitHub Flavored Markdown); an empty string without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Markdown with YAML front matter. Values are JSON strings, which are YAML too, so that no text breaks out of its field. */
export function withFrontMatter(fields: Record<string, string>, markdown: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`
}

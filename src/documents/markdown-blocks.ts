/** A block of Markdown; an empty one leaves no trace. */
export type Block = string | false | undefined

/** Blocks below each other, with the empty line between them that Markdown wants. */
export function blocks(...parts: Block[]): string {
  return parts
    .flatMap((part) => (part ? part.trim() : []))
    .filter((part) => part !== '')
    .join('\n\n')
}

/** A heading with what stands below it, or nothing when there is nothing to stand there. */
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

/** A name and what belongs to it, in one line. */
export function term(name: string, text: string): string {
  return `**${name}:** ${text}`
}

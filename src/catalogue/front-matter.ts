const FRONT_MATTER =
  /^(?<above>(?:[^\S\n]*\n)*---[^\S\n]*\n)(?<fields>(?:[^\n]*\n)*?)---[^\S\n]*(?:\n(?<below>[^]*))?$/

/**
 * Splits a Markdown file into its front matter's fields, what stands above them, and the text below.
 *
 * @returns undefined where one of the lines of hyphens is missing.
 * @example splitFrontMatter('---\ntitle: A\n---\nText') // { above: '---\n', fields: 'title: A\n', below: 'Text' }
 */
export function splitFrontMatter(text: string) {
  const { above, fields, below = '' } = FRONT_MATTER.exec(text)?.groups ?? {}
  return above === undefined || fields === undefined ? undefined : { above, fields, below }
}

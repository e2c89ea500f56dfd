/** Fields between two lines of three hyphens, and the text below them. */
const FRONT_MATTER =
  /^(?<above>(?:[^\S\n]*\n)*---[^\S\n]*\n)(?<fields>(?:[^\n]*\n)*?)---[^\S\n]*(?:\n(?<below>[^]*))?$/

/**
 * Splits a Markdown file into its fields, what stands above them (the first line of hyphens, and empty lines) and
 * the text below.
 *
 * @returns undefined where one of the lines of hyphens is missing.
 */
export function splitFrontMatter(text: string) {
  const { above, fields, below = '' } = FRONT_MATTER.exec(text)?.groups ?? {}
  return above === undefined || fields === undefined ? undefined : { above, fields, below }
}

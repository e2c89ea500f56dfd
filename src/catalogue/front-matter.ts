/** Fields between two lines of three hyphens, and the text below them. */
const FRONT_MATTER =
  /^(?<above>(?:[^\S\n]*\n)*---[^\S\n]*\n)(?<fields>(?:[^\n]*\n)*?)---[^\S\n]*(?:\n(?<below>[^]*))?$/

/** The parts of a Markdown file. */
export interface FrontMatter {
  /** What stands before the fields: the first line of hyphens, and empty lines. */
  above: string
  fields: string
  below: string
}

/**
 * Splits a Markdown file.
 *
 * @returns undefined where one of the lines of hyphens is missing.
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const { above, fields, below = '' } = FRONT_MATTER.exec(text)?.groups ?? {}
  return above === undefined || fields === undefined ? undefined : { above, fields, below }
}

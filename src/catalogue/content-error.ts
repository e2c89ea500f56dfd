/** One mistake in a content file. */
export interface ContentProblem {
  /** Path of the file below the project's folder. */
  file: string
  /** Name of the field, with dots and indices; `body` for the text below the front matter. */
  field: string
  /** What stands there. */
  got: string
  /** What should stand there, or what to do. */
  expected: string
}

/** The content holds mistakes; the message lists all of them, each with file, field and remedy. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ file, field, got, expected }) => `  ${file}: ${field}: got ${got}, expected ${expected}`,
    )
    super(
      `The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}.\n${lines.join('\n')}`,
    )
  }
}

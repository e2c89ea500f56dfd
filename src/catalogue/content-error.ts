import { inHebrew } from './in-hebrew.ts'

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
  /** Where it stands in the file, from 1. */
  line?: number
  /** For who knows no line: a piece of the file's text that stands on it, or the line of the body, from 1. */
  at?: string | number
}

export function problem(
  file: string,
  field: string,
  got: string,
  expected: string,
): ContentProblem {
  return { file, field, got, expected }
}

/** What is expected instead of `[[city]]`. */
export const UNFILLED = 'words of your own: only npm run new fills names in square brackets'

export const quote = (text: string) => `"${text}"`

/** The content holds mistakes; the message lists all of them, each with its place and remedy, in Hebrew and English. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const one = problems.length === 1
    super(
      [
        one ? 'בתוכן יש טעות אחת.' : `בתוכן יש ${problems.length} טעויות.`,
        'מתקנים, שומרים ומריצים שוב.',
        `The content has ${one ? 'a mistake' : `${problems.length} mistakes`}. Correct, save, and run again.`,
        ...problems.map((problem, i) => `\n${i + 1}. ${describeProblem(problem)}`),
      ].join('\n'),
    )
    this.problems = problems
    // Where the program noticed it helps nobody who writes content.
    this.stack = ''
  }
}

/** A mistake as an owner reads it in a terminal: its place, what stands there, and what to do. */
function describeProblem({ file, line, field, got, expected }: ContentProblem): string {
  const { words, example = [] } = inHebrew(expected, field) ?? {}
  const lines = [
    `${field}: ${got === 'nothing' ? 'חסר (missing)' : got}`,
    ...(words ? [`צריך: ${words}`] : []),
    `expected: ${expected}`,
    ...(example.length > 0 ? ['דוגמה (example):', ...example.map((row) => `  ${row}`)] : []),
  ]
  const place = line === undefined ? file : `${file}:${line}`
  return [place, ...lines.map((row) => `   ${row}`)].join('\n')
}

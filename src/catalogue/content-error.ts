import { inWords, type Mistake } from './mistakes.ts'

/** One mistake in a content file, and where it is. */
export interface ContentProblem extends Mistake {
  /** Path of the file below the project's folder. */
  file: string
  /** Name of the field, with dots and indices; `body` for the text below the front matter, `file` for the whole. */
  field: string
  /** What stands there; undefined where nothing does. */
  got: string | undefined
  /** Where it stands in the file, from 1. */
  line?: number
  /** For who knows no line: a piece of the file's text that stands on it, or the line of the body, from 1. */
  at?: string | number
}

export function problem(
  file: string,
  field: string,
  got: string | undefined,
  what: Mistake,
): ContentProblem {
  return { file, field, got, ...what }
}

/** What is wrong with a whole file. */
export function fileProblem(file: string, what: Mistake, line?: number): ContentProblem {
  return { ...problem(file, 'file', quote(file.split('/').at(-1) ?? ''), what), line }
}

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
function describeProblem(problem: ContentProblem): string {
  const { file, line, field, got = 'חסר (missing)' } = problem
  const { english, hebrew, example } = inWords(problem, field)
  const lines = [
    `${field}: ${got}`,
    `צריך: ${hebrew}`,
    `expected: ${english}`,
    ...(example.length > 0 ? ['דוגמה (example):', ...example.map((row) => `  ${row}`)] : []),
  ]
  const place = line === undefined ? file : `${file}:${line}`
  return [place, ...lines.map((row) => `   ${row}`)].join('\n')
}

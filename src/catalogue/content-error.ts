import type { SiteLanguage } from '../schemas/language.ts'
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

export function fileProblem(file: string, what: Mistake, line?: number): ContentProblem {
  return { ...problem(file, 'file', quote(file.split('/').at(-1) ?? ''), what), line }
}

export const quote = (text: string) => `"${text}"`

/** What stands around the mistakes, beside the same in English. */
const WORDS: Readonly<
  Record<SiteLanguage, Record<'heading' | 'again' | 'missing' | 'needed' | 'example', string>>
> = {
  he: {
    heading: 'טעויות בתוכן',
    again: 'מתקנים, שומרים ומריצים שוב.',
    missing: 'חסר',
    needed: 'צריך',
    example: 'דוגמה',
  },
  ar: {
    heading: 'أخطاء في المحتوى',
    again: 'صححوا واحفظوا وشغّلوا مرة أخرى.',
    missing: 'غير موجود',
    needed: 'المطلوب',
    example: 'مثال',
  },
  ru: {
    heading: 'Ошибки в содержании',
    again: 'Исправьте, сохраните и запустите снова.',
    missing: 'нет',
    needed: 'нужно',
    example: 'пример',
  },
  en: {
    heading: 'Mistakes in the content',
    again: 'Correct, save, and run again.',
    missing: 'missing',
    needed: 'expected',
    example: 'example',
  },
}

/**
 * The content holds mistakes; the message lists all of them, each with its place and remedy, in the language of the
 * site and in English.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[], language: SiteLanguage = 'he') {
    super(
      [
        ...languagesOf(language).flatMap((each) => {
          const { heading, again } = WORDS[each]
          return `${heading}: ${problems.length}. ${again}`
        }),
        ...problems.map((problem, i) => `\n${i + 1}. ${describeProblem(problem, language)}`),
      ].join('\n'),
    )
    this.problems = problems
    // Where the program noticed it helps nobody who writes content.
    this.stack = ''
  }
}

/** A mistake as an owner reads it in a terminal: its place, what stands there, and what to do. */
function describeProblem(problem: ContentProblem, language: SiteLanguage): string {
  const { file, line, field, got } = problem
  const { example, ...said } = inWords(problem, field, language)
  const languages = languagesOf(language)
  const word = (name: 'missing' | 'example') => {
    const [own = '', english] = languages.map((each) => WORDS[each][name])
    return english === undefined ? own : `${own} (${english})`
  }
  const lines = [
    `${field}: ${got === undefined ? word('missing') : printable(got)}`,
    ...languages.map((each) => `${WORDS[each].needed}: ${said[each]}`),
    ...(example.length > 0 ? [`${word('example')}:`, ...example.map((row) => `  ${row}`)] : []),
  ]
  const place = `${printable(file)}${line === undefined ? '' : `:${line}`}`
  return [place, ...lines.map((row) => `   ${row}`)].join('\n')
}

/** What a terminal would obey is written as JSON has it. */
function printable(text: string): string {
  return text.replace(/[\0-\x1f\x7f-\x9f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** What mistakes are told in: the owner's language, and that of whoever helps. */
const languagesOf = (language: SiteLanguage) => [...new Set([language, 'en'] as const)]

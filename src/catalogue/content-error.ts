import type { SiteLanguage } from '../schemas/language.ts'
import { inWords, type Mistake, visible } from './mistakes.ts'

/** One mistake in a content file, and where it is. */
export interface ContentProblem extends Mistake {
  /** Path of the file below the project's folder. */
  file: string
  /** Name of the field, with dots and indices; `body` for the text below the front matter, `file` for the whole. */
  field: string
  /** What stands there; undefined where nothing does. */
  got: string | undefined
  /** The line of the file, from 1. */
  line?: number
  /** What is not there, such as `offers.intro`: it is told once, with all places that name it. */
  about?: string
  /** The other places that name it. */
  also?: readonly string[]
  /** Where no line is known yet: a piece of the file's text to find it by, or the line of the body, from 1. */
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

/** The words around the mistakes. */
const WORDS: Readonly<
  Record<
    SiteLanguage,
    Record<'heading' | 'again' | 'missing' | 'needed' | 'also' | 'example', string>
  >
> = {
  he: {
    heading: 'טעויות בתוכן',
    again: 'מתקנים, שומרים ומריצים שוב.',
    missing: 'חסר',
    needed: 'צריך',
    also: 'וגם כאן',
    example: 'דוגמה',
  },
  ar: {
    heading: 'أخطاء في المحتوى',
    again: 'صححوا واحفظوا وشغّلوا مرة أخرى.',
    missing: 'غير موجود',
    needed: 'المطلوب',
    also: 'وأيضًا هنا',
    example: 'مثال',
  },
  ru: {
    heading: 'Ошибки в содержании',
    again: 'Исправьте, сохраните и запустите снова.',
    missing: 'нет',
    needed: 'нужно',
    also: 'и ещё здесь',
    example: 'пример',
  },
  en: {
    heading: 'Mistakes in the content',
    again: 'Correct, save, and run again.',
    missing: 'missing',
    needed: 'expected',
    also: 'also here',
    example: 'example',
  },
}

/** Mistakes in the content. The message lists all, with place and remedy, in the site's language and in English. */
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
    // A stack helps nobody who writes content.
    this.stack = ''
  }
}

/** @example placeOf({ file: 'content/faq/price.md', line: 12 }) // 'content/faq/price.md:12' */
export const placeOf = ({ file, line }: Pick<ContentProblem, 'file' | 'line'>) =>
  line === undefined ? file : `${file}:${line}`

/** A mistake as an owner reads it in a terminal: its place, what stands there, and what to do. */
function describeProblem(problem: ContentProblem, language: SiteLanguage): string {
  const { field, got, also = [] } = problem
  const { example, ...said } = inWords(problem, field, language)
  const languages = languagesOf(language)
  const word = (name: 'missing' | 'also' | 'example') => {
    const [own = '', english] = languages.map((each) => WORDS[each][name])
    return english === undefined ? own : `${own} (${english})`
  }
  const lines = [
    `${field}: ${got === undefined ? word('missing') : printable(got)}`,
    ...languages.map((each) => `${WORDS[each].needed}: ${said[each]}`),
    ...(also.length > 0 ? [`${word('also')}: ${also.map(printable).join(', ')}`] : []),
    ...(example.length > 0 ? [`${word('example')}:`, ...example.map((row) => `  ${row}`)] : []),
  ]
  return [printable(placeOf(problem)), ...lines.map((row) => `   ${row}`)].join('\n')
}

/** Escapes control characters, which a terminal would obey, as JSON does, and names signs that nobody sees. */
export function printable(text: string): string {
  return visible(text).replace(/[\0-\x1f\x7f-\x9f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** What stands in the same line around an offset. */
export function around(text: string, at: number): string {
  const [before = ''] = text
    .slice(Math.max(0, at - 20), at)
    .split('\n')
    .slice(-1)
  const [after = ''] = text.slice(at, at + 40).split('\n')
  return before + after
}

/** The owner's language, and English for whoever helps. */
const languagesOf = (language: SiteLanguage) => [...new Set([language, 'en'] as const)]

import { FIELD_MISTAKES } from '../schemas/field-mistakes.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import { FILE_MISTAKES } from './file-mistakes.ts'
import arabic from './mistakes.ar.json' with { type: 'json' }
import hebrew from './mistakes.he.json' with { type: 'json' }
import russian from './mistakes.ru.json' with { type: 'json' }
import { TEXT_MISTAKES } from './text-mistakes.ts'

/**
 * All that can be wrong with content/, by its code: what should stand there instead, in English, perhaps with an
 * example; `<name>` is a parameter. A new kind of mistake is a row of one of the three tables, and a sentence in
 * `mistakes.he.json`, `mistakes.ar.json` and `mistakes.ru.json`.
 */
export const MISTAKES = { ...FIELD_MISTAKES, ...FILE_MISTAKES, ...TEXT_MISTAKES }

export type MistakeCode = keyof typeof MISTAKES

/** Paths and names come last in Hebrew, since terminals draw them out of place inside a sentence. */
const HEBREW: Readonly<Record<MistakeCode, string>> = hebrew
const ARABIC: Readonly<Record<MistakeCode, string>> = arabic
const RUSSIAN: Readonly<Record<MistakeCode, string>> = russian

/** A row's parameter; several values are joined by "or". */
type Param = string | number | readonly string[]

type NamesIn<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
/** A row's sentence and its example. */
type TextsOf<Row> = Row extends readonly string[] ? Row[number] : Row
type ParamsOf<Code extends MistakeCode> = Record<
  Exclude<NamesIn<TextsOf<(typeof MISTAKES)[Code]>>, 'field'>,
  Param
>

/** What is wrong; `inWords` says it to people. */
export interface Mistake {
  code: MistakeCode
  params: Readonly<Record<string, Param>>
}

export function mistake<Code extends MistakeCode>(
  code: Code,
  ...params: keyof ParamsOf<Code> extends never ? [] : [params: ParamsOf<Code>]
): Mistake {
  return { code, params: params[0] ?? {} }
}

/** Hebrew text in an example, up to a sign that ends it in a file. */
const HEBREW_WORDS = /\p{Script=Hebrew}[^'"\n#:{}]*/gu

/**
 * What should stand there, in each language of a site, and the lines of an example.
 *
 * @param field Name of the field, with dots: the last part of it stands in the example, which is an item where that part
 *   is the number of one. `file` for a whole file.
 * @param reader The language of the site; only readers of Hebrew see the Hebrew in examples.
 */
export function inWords({ code, params }: Mistake, field = '', reader: SiteLanguage = 'he') {
  const [english = '', example = '']: readonly string[] = [MISTAKES[code]].flat()
  const name = field.split('.').findLast((part) => /^[a-z]\w*$/i.test(part)) ?? 'title'
  const hasExample = example !== '' && !(field === 'file' && example.includes('<field>'))
  const written = /\.\d+$/.test(field) ? example.replace('<field>: ', '- ') : example
  const own = reader === 'he' ? written : written.replace(HEBREW_WORDS, '…')
  return {
    he: filled(HEBREW[code], params, ' או '),
    ar: filled(ARABIC[code], params, ' أو '),
    ru: filled(RUSSIAN[code], params, ' или '),
    en: filled(english, params, ' or '),
    example: hasExample ? filled(own, { ...params, field: name }, '').split('\n') : [],
  }
}

function filled(text: string, params: Mistake['params'], or: string): string {
  return text.replace(/<(\w+)>/gu, (_, name: string) => {
    const value = params[name] ?? ''
    return visible(typeof value === 'object' ? value.join(or) : String(value))
  })
}

/**
 * Names the signs that nobody sees, some of which turn the text after them around.
 *
 * @example visible('a\u202eb') // 'aU+202Eb'
 */
export function visible(text: string): string {
  return text.replace(
    /\p{Cf}/gu,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
}

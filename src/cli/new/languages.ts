import { z } from 'zod'
import { SITE_LANGUAGES } from '../../schemas/language.ts'
import { failsAs } from '../../schemas/primitives.ts'

/** Languages that sessions in this country are often held in; of any other its code is written. */
const OFTEN = 'he ar en ru fr am es de yi ro uk ti pt it hu fa'.split(' ')

const names = new Map(
  SITE_LANGUAGES.flatMap((reader) => {
    const nameOf = new Intl.DisplayNames(reader, { type: 'language' })
    return OFTEN.map((code) => [nameOf.of(code)?.toLowerCase(), code] as const)
  }),
)

const FURTHER = SITE_LANGUAGES.filter((language) => language !== 'en')

/** Codes of languages that are written by their names or codes. */
const codesIn = (line: string) =>
  line
    .split(/\s*[,;،]\s*/u)
    .map((written) => written.trim().toLowerCase())
    .filter(Boolean)
    .map((written) => names.get(written) ?? written)

/** The languages of sessions in a new practice, by their names or by their codes; Hebrew for nothing. */
export const languagesAnswer = z
  .string()
  .transform((line) => codesIn(line.trim() || 'he'))
  .refine((codes) => codes.every((code) => /^[a-z]{2,3}$/.test(code)), failsAs('languages-answer'))

/** The language of a new site; Hebrew for nothing. */
export const siteLanguageAnswer = z
  .string()
  .transform((line) => codesIn(line)[0] ?? 'he')
  .pipe(z.enum(SITE_LANGUAGES, failsAs('site-language')))

/** The languages that a page each is in, beside the site's own and English, which is always there; often none. */
export const furtherPagesAnswer = z
  .string()
  .transform((line) => codesIn(line).filter((code) => code !== 'en'))
  .pipe(z.array(z.enum(FURTHER, failsAs('further-pages'))))

import { z } from 'zod'
import { eachSound } from './parts.ts'
import { SITE_LANGUAGES } from '../../schemas/language.ts'
import { failsAs } from '../../schemas/primitives.ts'

/** Languages that may be written by their names; others only by their codes. */
const NAMED_LANGUAGES = 'he ar en ru fr am es de yi ro uk ti pt it hu fa'.split(' ')

/** A name as it is looked up: in Arabic it may be said in short, عربي for العربية. */
const plain = (name: string) => name.toLowerCase().replace(/^ال/u, '').replace(/ة$/u, '')

const names = new Map(
  SITE_LANGUAGES.flatMap((reader) => {
    const nameOf = new Intl.DisplayNames(reader, { type: 'language' })
    return NAMED_LANGUAGES.map((code) => [plain(nameOf.of(code) ?? code), code] as const)
  }),
)

const PAGE_LANGUAGES = SITE_LANGUAGES.filter((language) => language !== 'en')

/** What joins the last item to a list: a word, or in Hebrew and Arabic a letter before it. */
const AND = /(?<=[\s,;،])(?:(?:and|и)\s+|[וو]\s*)(?=\p{L})/giu

/** The codes in a list of names and codes of languages, each once; unknown words stay as they are. */
const codesIn = (line: string) => [
  ...new Set(
    line
      .replace(AND, ',')
      .split(/\s*[,;،]\s*/u)
      .map((written) => written.trim().toLowerCase())
      .filter(Boolean)
      .map((written) => names.get(plain(written)) ?? written),
  ),
]

/** The languages of sessions, by names or codes; an empty answer is Hebrew. */
export const languagesAnswer = z
  .string()
  .transform((line) => codesIn(line.trim() || 'he'))
  .superRefine(eachSound((code) => /^[a-z]{2,3}$/.test(code), 'languages-answer'))

/** The language of the site; an empty answer is Hebrew. */
export const siteLanguageAnswer = z
  .string()
  .transform((line) => codesIn(line)[0] ?? 'he')
  .pipe(z.enum(SITE_LANGUAGES, failsAs('site-language')))

/** The languages that have a page, besides the site's own and English, which always has one; may be empty. */
export const furtherPagesAnswer = z
  .string()
  .transform((line) => codesIn(line).filter((code) => code !== 'en'))
  .pipe(z.array(z.enum(PAGE_LANGUAGES, failsAs('further-pages'))))

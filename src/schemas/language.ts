import { z } from 'zod'

/** Languages that a site may be in: the fonts have their letters, and the code their grammar. */
export const SITE_LANGUAGES = ['he', 'ar', 'ru', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** BCP 47 locales for days and numbers; Arabic with the digits that are used in Israel (`nu-latn`). */
export const LOCALES: Readonly<Record<SiteLanguage, string>> = {
  he: 'he-IL',
  ar: 'ar-IL-u-nu-latn',
  ru: 'ru-IL',
  en: 'en-GB',
}

/** The separators of a list's items, and of a line's parts. */
export const comma = (language: string) => (language === 'ar' ? '، ' : ', ')
export const semicolon = (language: string) => (language === 'ar' ? '؛ ' : '; ')

/** What has no price, on pages in another language than the site's. */
export const FREE: Readonly<Record<SiteLanguage, string>> = {
  he: 'ללא תשלום',
  ar: 'بدون مقابل',
  ru: 'бесплатно',
  en: 'free',
}

/** @example minutesIn(45, 'ru') // '45 минут' */
export const minutesIn = (n: number, language: SiteLanguage) =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(n)

/** The direction of a language's script. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return /^(Hebr|Arab)$/.test(scriptOf(language)) ? 'rtl' : 'ltr'
}

/**
 * The script of a language, ISO 15924, by Unicode's likely subtags.
 *
 * @example scriptOf('ru') // 'Cyrl'
 */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn'
}

/**
 * Names of languages, by their ISO 639 codes, in another language.
 *
 * @example languageNames(['he', 'en'], 'en') // 'Hebrew, English'
 */
export function languageNames(codes: readonly string[], reader: SiteLanguage): string {
  const names = new Intl.DisplayNames([reader], { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(comma(reader))
}

/** A text that begins with a capital letter, where its language has any. */
export const capitalised = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** A value for each language, but English, that a page may be in. */
export const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ he: schema.optional(), ar: schema.optional(), ru: schema.optional() })

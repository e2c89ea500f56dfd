import { z } from 'zod'

/** Languages that a site may be in: its fonts have their letters, and its code their grammar; the words are content. */
export const SITE_LANGUAGES = ['he', 'ar', 'ru', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** How each writes days and numbers here, BCP 47: in Arabic too with the digits that people use in this country. */
export const LOCALES: Readonly<Record<SiteLanguage, string>> = {
  he: 'he-IL',
  ar: 'ar-IL-u-nu-latn',
  ru: 'ru-IL',
  en: 'en-GB',
}

/** What stands between the items of a list, and between sentences of a line. */
export const comma = (language: string) => (language === 'ar' ? '، ' : ', ')
export const semicolon = (language: string) => (language === 'ar' ? '؛ ' : '; ')

/** Which way a language is written, by the letters that Unicode's likely subtags give it. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return /^(Hebr|Arab)$/.test(scriptOf(language)) ? 'rtl' : 'ltr'
}

/** The letters that a language is written in, by their name in Unicode: Hebr, Arab, Cyrl, Latn. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn'
}

/**
 * Languages by their names in another: עברית, אנגלית.
 *
 * @param codes ISO 639.
 * @param reader Language of the names.
 */
export function languageNames(codes: readonly string[], reader: SiteLanguage): string {
  const names = new Intl.DisplayNames([reader], { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(comma(reader))
}

/** A text that begins with a capital letter, where its language has any. */
export const capitalised = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** What may be said in each language that a page beside English may be in. */
export const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ he: schema.optional(), ar: schema.optional(), ru: schema.optional() })

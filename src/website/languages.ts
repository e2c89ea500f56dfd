import { scriptOf, type SiteLanguage } from '../schemas/language.ts'
import type { HelpInLanguage } from '../schemas/page.ts'

/** Whether a question has no letter of the site's language. */
export function isForeign(question: string, site: SiteLanguage): boolean {
  return /\p{L}{2}/u.test(question) && !lettersOf(site).test(question)
}

/**
 * The languages that are written in the letters of a question, in their order; where there is none, the one
 * that most people know.
 */
export function languagesOf(
  question: string,
  languages: readonly HelpInLanguage[],
): readonly HelpInLanguage[] {
  const written = languages.filter(({ language }) => lettersOf(language).test(question))
  return written.length > 0 ? written : languages.filter(({ language }) => language === 'en')
}

/** The letters that a language is written in, by Unicode's likely subtags. */
function lettersOf(language: string): RegExp {
  return new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u')
}

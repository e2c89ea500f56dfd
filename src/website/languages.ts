import { scriptOf, type SiteLanguage } from '../schemas/language.ts'
import type { HelpInLanguage } from '../schemas/page.ts'

/** Whether a question has a word, and no letter of the site's script. */
export function isForeign(question: string, site: SiteLanguage): boolean {
  return /\p{L}{2}/u.test(question) && !lettersOf(site).test(question)
}

/**
 * The languages that are written in the scripts of a question, in their order; English where there is none.
 */
export function languagesOf(
  question: string,
  languages: readonly HelpInLanguage[],
): readonly HelpInLanguage[] {
  const written = languages.filter(({ language }) => lettersOf(language).test(question))
  return written.length > 0 ? written : languages.filter(({ language }) => language === 'en')
}

/** A pattern for a letter of a language's script. */
function lettersOf(language: string): RegExp {
  return new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u')
}

import type { HelpInLanguage } from '../schemas/page.ts'

/** Whether a question is in another language than Hebrew. */
export function isForeign(question: string): boolean {
  return /\p{L}{2}/u.test(question) && !/\p{Script=Hebrew}/u.test(question)
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
  return new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script ?? 'Latn'}}`, 'u')
}

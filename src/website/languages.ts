import { scriptOf, type SiteLanguage } from '../schemas/language.ts'
import type { HelpInLanguage } from '../schemas/page.ts'

/** Whether a question has a word, and no letter of the site's script. */
export function isForeign(question: string, site: SiteLanguage): boolean {
  return /\p{L}{2}/u.test(question) && !lettersOf(site).test(question)
}

/**
 * The languages that are written in the scripts of a question, those with words of it first; English where there is
 * none.
 */
export function languagesOf(
  question: string,
  languages: readonly HelpInLanguage[],
): readonly HelpInLanguage[] {
  const written = languages.filter(({ language }) => lettersOf(language).test(question))
  const asked: readonly string[] = question.toLowerCase().match(/\p{L}+/gu) ?? []
  const rank = ({ words }: HelpInLanguage) => (words.some((word) => asked.includes(word)) ? 0 : 1)
  if (written.length > 0) return written.toSorted((a, b) => rank(a) - rank(b))
  return languages.filter(({ language }) => language === 'en')
}

/** The button to leave quickly, in another language than the site's. */
export interface LeaveIn {
  leave: string
  language: string
}

/** That button in the first of some languages; undefined where it has none. */
export function leaveIn([first]: readonly HelpInLanguage[]): LeaveIn | undefined {
  return first?.leave === undefined ? undefined : { leave: first.leave, language: first.language }
}

/** A pattern for a letter of a language's script. */
function lettersOf(language: string): RegExp {
  return new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u')
}

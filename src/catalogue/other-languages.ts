import type { SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/**
 * The words around pages in another language than the site's.
 *
 * @throws {Error} When there are none, which `readContent` has checked for.
 */
export function wordsIn({ site }: { site: SiteText }, lang: SiteLanguage) {
  const words = lang === 'en' ? site.english : site.languages?.[lang]
  if (!words) throw new Error(`There are no words around a page in ${lang}.`)
  return words
}

/** English names of channels and places: a site in English has them as its own. */
export const englishWords = (site: SiteText) => site.english ?? site

/** Who the practice is, in another language than the site's. */
export function practiceIn({ practice }: { practice: PracticeFacts }, lang: SiteLanguage) {
  return (lang === 'en' ? undefined : practice.languages?.[lang]) ?? practice.english
}

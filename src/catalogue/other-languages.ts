import type { SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/** The words around pages in another language than the site's; that there are any is known since the content was checked. */
export function wordsIn({ site }: { site: SiteText }, lang: SiteLanguage) {
  const words = lang === 'en' ? site.english : site.languages?.[lang]
  if (!words) throw new Error(`There are no words around a page in ${lang}.`)
  return words
}

/** What channels and places are called in English: a site in English says so itself. */
export const englishWords = (site: SiteText) => site.english ?? site

/** Who the practice is, in another language than the site's. */
export function practiceIn({ practice }: { practice: PracticeFacts }, lang: SiteLanguage) {
  return (lang === 'en' ? undefined : practice.languages?.[lang]) ?? practice.english
}

import type { PageLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/** The words around pages in another language than the site's; that there are any is known since the content was checked. */
export function wordsIn({ site }: { site: SiteText }, lang: PageLanguage) {
  return (lang === 'en' ? undefined : site.languages?.[lang]) ?? site.english
}

/** Who the practice is, in another language than the site's. */
export function practiceIn({ practice }: { practice: PracticeFacts }, lang: PageLanguage) {
  return (lang === 'en' ? undefined : practice.languages?.[lang]) ?? practice.english
}

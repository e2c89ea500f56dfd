import type { SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { Around, SiteText } from '../schemas/site.ts'
import { type Channels, channelsOf } from './channels.ts'

/**
 * The words around pages in another language than the site's.
 *
 * @throws {Error} When there are none, which `readContent` has checked for.
 */
export function wordsIn({ site }: { site: SiteText }, lang: SiteLanguage) {
  const words = wordsAround(site, lang)
  if (!words) throw new Error(`There are no words around a page in ${lang}.`)
  return words
}

function wordsAround({ english, languages }: SiteText, lang: string): Around | undefined {
  const words: Readonly<Record<string, Around | undefined>> = { ...languages, en: english }
  return words[lang]
}

/** The channels as texts in a language open them; without words in it, as those of the site's language do. */
export function channelsIn(
  { practice, site, channels }: { practice: PracticeFacts; site: SiteText; channels: Channels },
  lang: string,
): Channels {
  const words = lang === practice.language ? undefined : wordsAround(site, lang)
  return words ? channelsOf(practice, words) : channels
}

/** English names of channels and places: a site in English has them as its own. */
export const englishWords = (site: SiteText) => site.english ?? site

/** Who the practice is, in another language than the site's. */
export function practiceIn({ practice }: { practice: PracticeFacts }, lang: SiteLanguage) {
  return (lang === 'en' ? undefined : practice.languages?.[lang]) ?? practice.english
}

import { parse } from 'yaml'
import type { Template } from './template.ts'
import {
  capitalised,
  languageNames,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '../../schemas/language.ts'
import { Around, type SiteText } from '../../schemas/site.ts'
import type { PracticeFacts } from '../../schemas/practice.ts'

/** The words around a page of another language that the words of a whole site's interface do not have. */
type Beyond = Pick<Around, 'draft' | 'safety' | 'opening' | 'help'> & {
  nav: Omit<Around['nav'], 'home'>
}

export async function wordsBeyond(template: Template, site: SiteLanguage) {
  const words = parse(await template.plain('around.yaml')) as Record<SiteLanguage, Beyond>
  for (const language of SITE_LANGUAGES) {
    const { nav } = words[language]
    for (const name of ['accessibility', 'privacy'] as const)
      nav[name] = nav[name].replace('[[language]]', languageNames([site], language))
  }
  return words
}

/**
 * The words around the pages of other languages, as site.yaml has them under `english` and `languages`.
 *
 * @param site The language of the site, which those pages lead back to.
 */
export async function wordsAround(
  template: Template,
  pages: readonly SiteLanguage[],
  site: SiteLanguage,
): Promise<Partial<Record<SiteLanguage, Around>>> {
  const beyond = await wordsBeyond(template, site)
  const entries = pages.map(async (language) => {
    const { actions, labels, channels, places } = parse(await template.site(language)) as SiteText
    const names = Object.keys(Around.shape.labels.shape) as (keyof Around['labels'])[]
    const { nav, ...own } = beyond[language]
    const around: Around = {
      actions: { search: actions.search },
      labels: Object.fromEntries(names.map((name) => [name, labels[name]])) as Around['labels'],
      channels,
      places,
      updated: labels.updated,
      ...own,
      nav: { ...nav, home: capitalised(languageNames([site], site), site) },
    }
    return [language, around] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Who the practice is, for `languages` of practice.yaml; what only the owner can translate is a placeholder. */
export async function practiceIn(
  template: Template,
  pages: readonly SiteLanguage[],
  { name, profession, address }: Record<'name' | 'profession' | 'address', string>,
) {
  const entries = pages.map(async (language) => {
    const { contact } = parse(await template.yaml('practice.yaml', language)) as PracticeFacts
    const marked = { name, jobTitle: profession, address }
    const own = Object.entries(marked).map(([field, placeholder]) => [field, { placeholder }])
    return [language, { ...Object.fromEntries(own), responseTime: contact.responseTime }] as const
  })
  return pages.length === 0 ? undefined : Object.fromEntries(await Promise.all(entries))
}

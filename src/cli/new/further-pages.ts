import { parse } from 'yaml'
import type { Template } from './template.ts'
import type { SiteLanguage } from '../../schemas/language.ts'
import type { PracticeFacts } from '../../schemas/practice.ts'
import type { SiteText } from '../../schemas/site.ts'

type Around = SiteText['english']

/** Of what stands around a page, what no words of its language have: they are its own interface's. */
type Beyond = Pick<Around, 'draft' | 'safety' | 'opening' | 'help'> & {
  nav: Omit<Around['nav'], 'home'>
}

export const wordsBeyond = async (template: Template) =>
  parse(await template.around()) as Record<SiteLanguage, Beyond>

/**
 * The words around the pages of further languages, as site.yaml has them under `languages`.
 *
 * @param site The language of the site, which those pages lead back to.
 */
export async function wordsAround(
  template: Template,
  pages: readonly SiteLanguage[],
  site: SiteLanguage,
): Promise<Partial<Record<SiteLanguage, Around>>> {
  const beyond = await wordsBeyond(template)
  const entries = pages.map(async (language) => {
    const { actions, labels, channels, places, english } = parse(
      await template.site(language),
    ) as SiteText
    const names = Object.keys(english.labels) as (keyof Around['labels'])[]
    const { nav, ...own } = beyond[language]
    const around: Around = {
      actions: { search: actions.search },
      labels: Object.fromEntries(names.map((name) => [name, labels[name]])) as Around['labels'],
      channels,
      places,
      updated: labels.updated,
      ...own,
      nav: { ...nav, home: nameInItself(site) },
    }
    return [language, around] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Who the practice is in further languages, as practice.yaml has it: what only its owner can write is marked. */
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

function nameInItself(language: SiteLanguage): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

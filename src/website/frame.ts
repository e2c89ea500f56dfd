import type { Catalogue } from '../catalogue/build.ts'
import { factText } from '../catalogue/facts.ts'
import { channelsIn, practiceIn, wordsIn } from '../catalogue/other-languages.ts'
import { LANGUAGE_PAGES, OPTIONAL_PAGES, type PageId, PATHS } from '../catalogue/urls.ts'
import { directionOf, SITE_LANGUAGES, type SiteLanguage } from '../schemas/language.ts'

interface MenuItem {
  name: string
  path: string
  /** Where it is in another language than the page. */
  lang?: SiteLanguage
}

/** The menus of pages in the site's own language. */
const MAIN_MENU = ['about', 'services', 'faq', 'booking'] as const
const FOOTER_PAGES = [
  'home',
  'emergency',
  ...OPTIONAL_PAGES,
  ...MAIN_MENU,
  'accessibility',
  'privacy',
  'developers',
] as const
/** The footer's links on pages in another language, after the page of that language. */
const FOREIGN_FOOTER_PAGES = [
  'emergency',
  'accessibility',
  'privacy',
  'developers',
  'home',
] as const

/** Anchor of the helplines on the page of another language. */
export const HELP_NOW = 'help-now'

/** Whether a page is that of a language; menus name it in that language. */
const isLanguage = (id: PageId): id is SiteLanguage =>
  (SITE_LANGUAGES as readonly string[]).includes(id)

/** What header, contact bar and footer say around a page, in the page's language. */
export function frameOf(catalogue: Catalogue, lang: SiteLanguage) {
  const { site, practice, pages, facts } = catalogue
  const others = LANGUAGE_PAGES.filter((id) => pages[id])
  const address = { map: factText(facts, 'address.map'), text: factText(facts, 'address.full') }
  if (lang === practice.language) {
    const item = (id: (typeof FOOTER_PAGES)[number]): MenuItem => ({
      name: site.nav[id] ?? '',
      path: PATHS[id],
      ...(isLanguage(id) && { lang: id }),
    })
    return {
      lang,
      dir: directionOf(lang),
      labels: site.labels,
      actions: site.actions,
      safety: site.safety.short,
      name: practice.name,
      person: practice.person?.name,
      jobTitle: practice.jobTitle,
      channels: catalogue.channels,
      address,
      home: PATHS.home,
      help: item('emergency'),
      otherLanguages: others.map(item),
      menu: MAIN_MENU.map(item),
      footer: FOOTER_PAGES.filter((id) => site.nav[id]).map(item),
    } as const
  }
  const words = wordsIn(catalogue, lang)
  const own = practiceIn(catalogue, lang)
  const path = PATHS[lang]
  const help: MenuItem = { name: words.nav.emergency, path: `${path}#${HELP_NOW}` }
  const item = (id: (typeof FOREIGN_FOOTER_PAGES)[number]): MenuItem =>
    id === 'emergency'
      ? help
      : { name: words.nav[id], path: PATHS[id], ...(id === 'home' && { lang: practice.language }) }
  const otherPages = others
    .filter((id) => id !== lang)
    .map((id): MenuItem => ({ name: site.nav[id] ?? '', path: PATHS[id], lang: id }))
  return {
    lang,
    dir: directionOf(lang),
    labels: words.labels,
    actions: words.actions,
    safety: words.safety,
    name: own.name,
    person: practice.person?.english,
    jobTitle: own.jobTitle,
    channels: channelsIn(catalogue, lang),
    address: { ...address, text: own.address },
    home: path,
    help,
    otherLanguages: [item('home'), ...otherPages],
    menu: (pages[lang]?.data.answers ?? []).flatMap(({ id, menu }): MenuItem[] =>
      menu === undefined ? [] : [{ name: menu, path: `${path}#${id}` }],
    ),
    footer: [
      { name: words.nav.en, path } as MenuItem,
      ...FOREIGN_FOOTER_PAGES.map(item),
      ...otherPages,
    ],
  } as const
}

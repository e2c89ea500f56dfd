import type { Catalogue } from '../catalogue/build.ts'
import { channelsOf } from '../catalogue/channels.ts'
import { factText } from '../catalogue/facts.ts'
import { OPTIONAL_PAGES, PATHS } from '../catalogue/urls.ts'
import { directionOf, type PageLanguage } from '../schemas/language.ts'

/** Where a menu leads; `lang` where that is in another language than the page. */
interface MenuItem {
  name: string
  path: string
  lang?: PageLanguage
}

/** The menus of pages in the site's own language. */
const MAIN = ['about', 'services', 'faq', 'booking'] as const
const ALL = [
  'home',
  'emergency',
  ...OPTIONAL_PAGES,
  ...MAIN,
  'accessibility',
  'privacy',
  'en',
  'developers',
] as const
/** What of the site a reader of English finds in the footer. */
const ENGLISH = ['en', 'emergency', 'accessibility', 'privacy', 'developers', 'home'] as const

/** Where the page in English tells whom to call. */
export const ENGLISH_HELP = 'help-now'

/** What stands around every page, in the page's language: header, ways to reach somebody, footer. */
export function frameOf(catalogue: Catalogue, lang: PageLanguage) {
  const { site, practice, pages, facts } = catalogue
  const address = { map: factText(facts, 'address.map'), text: factText(facts, 'address.full') }
  if (lang === practice.language) {
    const item = (id: (typeof ALL)[number]): MenuItem => ({
      name: site.nav[id] ?? '',
      path: PATHS[id],
      ...(id === 'en' && { lang: 'en' }),
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
      otherLanguage: item('en'),
      menu: MAIN.map(item),
      footer: ALL.filter((id) => site.nav[id]).map(item),
    } as const
  }
  const { english } = site
  const help: MenuItem = { name: english.nav.emergency, path: `${PATHS.en}#${ENGLISH_HELP}` }
  const item = (id: (typeof ENGLISH)[number]): MenuItem =>
    id === 'emergency'
      ? help
      : {
          name: english.nav[id],
          path: PATHS[id],
          ...(id === 'home' && { lang: practice.language }),
        }
  return {
    lang,
    dir: directionOf(lang),
    labels: english.labels,
    actions: english.actions,
    safety: english.safety,
    name: practice.english.name,
    person: practice.person?.english,
    jobTitle: practice.english.jobTitle,
    channels: channelsOf(practice, english),
    address: { ...address, text: practice.english.address },
    home: PATHS.en,
    help,
    otherLanguage: item('home'),
    menu: pages.en.data.answers.flatMap(({ id, menu }): MenuItem[] =>
      menu === undefined ? [] : [{ name: menu, path: `${PATHS.en}#${id}` }],
    ),
    footer: ENGLISH.map(item),
  } as const
}

import type { Catalogue } from '../../catalogue/build.ts'
import type { PageId } from '../../catalogue/urls.ts'
import { PATHS, servicePath } from '../../catalogue/urls.ts'
import { blocks } from './blocks.ts'
import {
  aboutPage,
  bookingPage,
  developersPage,
  emergencyPage,
  englishPage,
  homePage,
  textPage,
} from './text-pages.ts'
import { faqPage, servicePage, servicesPage } from './list-pages.ts'

/** A page of the site as Markdown: the variant at `path.md` or by Accept, and what MCP reads. */
export interface PageMarkdown {
  /** Path of the page, `/about`. */
  path: string
  /** Canonical address of the page. */
  url: string
  title: string
  /** What the page opens with; its title, but on the home page. */
  heading: string
  description: string
  /** BCP 47. */
  lang: string
  /** The day anything on the page last changed, ISO 8601. */
  updated: string
  /** The page from its heading on, without front matter; every link is absolute. */
  markdown: string
}

type PageParts = Omit<PageMarkdown, 'path' | 'url' | 'markdown'> & { body: string }

/** How each page's Markdown is made. The type requires every page of content/pages. */
const PAGE_BODIES: Record<Exclude<PageId, 'not-found'>, (catalogue: Catalogue) => string> = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  faq: faqPage,
  booking: bookingPage,
  emergency: emergencyPage,
  en: englishPage,
  accessibility: textPage('accessibility'),
  privacy: textPage('privacy'),
  developers: developersPage,
  reference: textPage('reference'),
  connect: textPage('connect'),
}

/**
 * A page as Markdown, made from the same content as the HTML page.
 *
 * @param path One of `pagePaths` (catalogue/urls.ts).
 * @returns undefined when there is no such page.
 */
export function pageMarkdown(catalogue: Catalogue, path: string): PageMarkdown | undefined {
  const page = staticPage(catalogue, path) ?? serviceDetail(catalogue, path)
  if (!page) return undefined
  const { body, ...about } = page
  const notice =
    catalogue.practice.placeholders.length > 0 && about.lang === 'he'
      ? `> ${catalogue.site.labels.placeholderNotice}`
      : undefined
  const markdown = blocks(`# ${about.heading}`, notice, body)
  return {
    path,
    url: catalogue.siteUrl + path,
    ...about,
    markdown: `${absoluteLinks(markdown, catalogue.siteUrl + path, catalogue.siteUrl)}\n`,
  }
}

function staticPage(catalogue: Catalogue, path: string): PageParts | undefined {
  const ids = Object.keys(PAGE_BODIES) as (keyof typeof PAGE_BODIES)[]
  const id = ids.find((candidate) => PATHS[candidate] === path)
  if (!id) return undefined
  const { title, heading = title, description, lang } = catalogue.pages[id].data
  return {
    title,
    heading,
    description,
    lang,
    updated: lastChange(catalogue, id),
    body: PAGE_BODIES[id](catalogue),
  }
}

function serviceDetail(catalogue: Catalogue, path: string): PageParts | undefined {
  const service = catalogue.services.find(({ id }) => servicePath(id) === path)
  if (!service) return undefined
  const { name, description, updated } = service.data
  return {
    title: name,
    heading: name,
    description,
    lang: catalogue.practice.language,
    updated,
    body: servicePage(catalogue, service),
  }
}

/** A page that lists entries changes when one of them does. */
function lastChange({ pages, services, faq }: Catalogue, id: keyof typeof PAGE_BODIES): string {
  const entries = id === 'services' ? services : id === 'faq' ? faq : []
  return [pages[id], ...entries].map(({ data }) => data.updated).reduce((a, b) => (a > b ? a : b))
}

/** Makes links absolute, so that they work outside of the site too. */
export function absoluteLinks(markdown: string, pageUrl: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\(\/(?!\/)/g, `](${siteUrl}/`).replaceAll(/\]\(#/g, `](${pageUrl}#`)
}

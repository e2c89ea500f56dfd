import type { Catalogue } from '../../catalogue/build.ts'
import type { PageId } from '../../catalogue/urls.ts'
import { PAGES, PATHS, pagePaths, servicePath } from '../../catalogue/urls.ts'
import { latest } from '../../core/dates.ts'
import { blocks } from '../../core/markdown.ts'
import { faqPage, servicePage, servicesPage } from './services-and-faq.ts'
import {
  bookingPage,
  developersPage,
  emergencyPage,
  englishPage,
  homePage,
  textPage,
} from './text-pages.ts'

/** A page of the site as Markdown: the variant at `path.md` or by Accept, and what MCP reads. */
export interface PageMarkdown {
  /** Path of the page, `/about`. */
  path: string
  /** Canonical address of the page. */
  url: string
  title: string
  /** The h1; equals the title except on the home page. */
  heading: string
  description: string
  /** BCP 47. */
  lang: string
  /** The day anything on the page last changed, ISO 8601. */
  updated: string
  /** The page from its heading on, without front matter; every link is absolute. */
  markdown: string
}

type PageParts = Omit<PageMarkdown, 'path' | 'url' | 'markdown'> & {
  lead: string | undefined
  body: string
}

/** How the Markdown is made of pages that are more than their text and its sources. */
const PAGE_BODIES: Partial<Record<PageId, (catalogue: Catalogue) => string>> = {
  home: homePage,
  services: servicesPage,
  faq: faqPage,
  booking: bookingPage,
  emergency: emergencyPage,
  en: englishPage,
  developers: developersPage('developers'),
  reference: developersPage('reference'),
  connect: developersPage('connect'),
}

/** Every page, in the order of `PAGES`. */
export function allPages(catalogue: Catalogue): PageMarkdown[] {
  return pagePaths(catalogue).flatMap((path) => pageMarkdown(catalogue, path) ?? [])
}

/**
 * A page as Markdown, made from the same content as the HTML page.
 *
 * @param path One of `pagePaths` (catalogue/urls.ts).
 * @returns undefined when there is no such page.
 */
export function pageMarkdown(catalogue: Catalogue, path: string): PageMarkdown | undefined {
  const page = pageParts(catalogue, path)
  if (!page) return undefined
  const { lead, body, ...about } = page
  const { siteUrl, practice, site } = catalogue
  const hasNotice = practice.placeholders.length > 0 && about.lang === 'he'
  const markdown = blocks(
    `# ${about.heading}`,
    hasNotice && `> ${site.labels.placeholderNotice}`,
    lead,
    body,
  )
  const url = siteUrl + path
  return { path, url, ...about, markdown: `${absoluteLinks(markdown, url, siteUrl)}\n` }
}

function pageParts(catalogue: Catalogue, path: string): PageParts | undefined {
  const { pages, practice, services, faq } = catalogue
  const service = services.find(({ id }) => servicePath(id) === path)
  if (service) {
    const { name: title, description, updated } = service.data
    const body = servicePage(catalogue, service)
    const lang = practice.language
    return { title, heading: title, description, lang, updated, lead: description, body }
  }
  const id = PAGES.find((candidate) => candidate !== 'not-found' && PATHS[candidate] === path)
  if (!id) return undefined
  const { title, heading = title, description, lang, lead } = pages[id].data
  // A page that lists entries changes when one of them does.
  const entries = id === 'services' ? services : id === 'faq' ? faq : []
  const body = (PAGE_BODIES[id] ?? textPage(id))(catalogue)
  const updated = latest([pages[id], ...entries].map(({ data }) => data.updated))
  return { title, heading, description, lang, updated, lead, body }
}

/** Makes links absolute, so that they work outside of the site too. */
export function absoluteLinks(markdown: string, pageUrl: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\(\/(?!\/)/g, `](${siteUrl}/`).replaceAll(/\]\(#/g, `](${pageUrl}#`)
}

import type { Catalogue } from '../../catalogue/build.ts'
import {
  doorPath,
  faqPath,
  LANGUAGE_PAGES,
  type PageId,
  pagePaths,
  PAGES,
  PATHS,
  servicePath,
} from '../../catalogue/urls.ts'
import type { SiteLanguage } from '../../schemas/language.ts'
import { latest } from '../../core/dates.ts'
import { placeholderWarning } from '../../core/english-facts.ts'
import { type Block, blocks, section } from '../../core/markdown.ts'
import { opening } from '../../core/opening.ts'
import { faqAnswer, faqPage, servicePage, servicesPage } from './services-and-faq.ts'
import { sourceList } from './list-items.ts'
import {
  aboutPage,
  arrivalPage,
  bookingPage,
  breathePage,
  cardPage,
  developersPage,
  doorPage,
  emergencyPage,
  homePage,
  languagePage,
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
  lang: SiteLanguage
  /** The day anything on the page last changed, ISO 8601. */
  updated: string
  /** The page from its heading on, without front matter; every link is absolute. */
  markdown: string
}

type PageParts = Omit<PageMarkdown, 'path' | 'url' | 'markdown'> & {
  lead?: string | undefined
  body: string
}

/** A question's description is the first sentences of its answer that have so many characters together. */
const MIN_SUMMARY_CHARS = 40

/** Makes the Markdown of pages that show more than their body. */
const PAGE_BODIES: Partial<Record<PageId, (catalogue: Catalogue) => string>> = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  faq: faqPage,
  booking: bookingPage,
  emergency: emergencyPage,
  breathe: breathePage,
  arrival: arrivalPage,
  card: cardPage,
  ...Object.fromEntries(LANGUAGE_PAGES.map((language) => [language, languagePage(language)])),
  developers: developersPage('developers'),
  reference: developersPage('reference'),
  connect: developersPage('connect'),
}

/** Every page, in the order of `PAGES`. */
export function allPages(catalogue: Catalogue): PageMarkdown[] {
  return pagePaths(catalogue).flatMap((path) => pageMarkdown(catalogue, path) ?? [])
}

/**
 * Makes a page, or one question of the FAQ, as Markdown, from the same content as the HTML page.
 *
 * @param path One of `pagePaths`, or of `faqPath` (catalogue/urls.ts).
 * @returns undefined when there is no such page.
 */
export function pageMarkdown(catalogue: Catalogue, path: string): PageMarkdown | undefined {
  const page = pageParts(catalogue, path)
  if (!page) return undefined
  const { lead, body, ...about } = page
  const { siteUrl } = catalogue
  const notice = placeholderNotice(catalogue, about.lang)
  const markdown = blocks(`# ${about.heading}`, notice, lead, body)
  const url = siteUrl + path
  return { path, url, ...about, markdown: `${absoluteLinks(markdown, url, siteUrl)}\n` }
}

/** The notice, in English or the site's language, that facts are placeholders; nothing when all are real. */
export function placeholderNotice(catalogue: Catalogue, lang: string): Block {
  const warning = placeholderWarning(catalogue)
  return warning && `> ${lang === 'en' ? warning : catalogue.site.labels.placeholderNotice}`
}

function pageParts(catalogue: Catalogue, path: string): PageParts | undefined {
  const { pages, practice, services, doors, faq, site } = catalogue
  const service = services.find(({ id }) => servicePath(id) === path)
  if (service) {
    const { name: title, description, updated } = service.data
    const body = servicePage(catalogue, service)
    const lang = practice.language
    return { title, heading: title, description, lang, updated, lead: description, body }
  }
  const door = doors.find(({ id }) => doorPath(id) === path)
  if (door) {
    const { title, description, sentence: lead, updated } = door.data
    const body = doorPage(catalogue, door)
    return { title, heading: title, description, lang: practice.language, updated, lead, body }
  }
  const question = faq.find(({ id }) => faqPath(id) === path)
  if (question) {
    const { question: title, updated } = question.data
    const lang = practice.language
    const description = opening(question.resource.answer, lang, MIN_SUMMARY_CHARS)
    const body = faqAnswer(catalogue, question)
    return { title, heading: title, description, lang, updated, body }
  }
  const id = PAGES.find((candidate) => candidate !== 'not-found' && PATHS[candidate] === path)
  const page = id && pages[id]
  if (!page) return undefined
  const { title, heading = title, description, lang, lead, sources } = page.data
  // A page that lists entries changes when one of them does.
  const entries = id === 'services' || id === 'faq' ? catalogue[id] : []
  const body = blocks(
    PAGE_BODIES[id]?.(catalogue) ?? page.body,
    section(site.labels.sources, sourceList(sources, site)),
  )
  const updated = latest([page, ...entries].map(({ data }) => data.updated))
  return { title, heading, description, lang, updated, lead, body }
}

/**
 * Makes links absolute, so that they work outside of the site too.
 *
 * @example absoluteLinks('[Top](#top)', 'https://a.example/faq', 'https://a.example')
 *   // '[Top](https://a.example/faq#top)'
 */
export function absoluteLinks(markdown: string, pageUrl: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\(\/(?!\/)/g, `](${siteUrl}/`).replaceAll(/\]\(#/g, `](${pageUrl}#`)
}

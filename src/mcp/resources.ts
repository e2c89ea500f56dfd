import { startOf } from '../core/dates.ts'
import type { Resources } from '../core/resources.ts'
import { closestNames } from '../catalogue/closest-names.ts'
import { READ_PATHS } from '../catalogue/urls.ts'
import { isQuestion, type SitePages } from './pages.ts'

/** The API's reads, by name. */
const JSON_RESOURCES = [
  ['profile', 'Profile', 'Who the practice is, with address and contact'],
  ['services', 'Services', 'Every service with price and length'],
  ['faq', 'Questions and answers', 'Every published question with its answer'],
  ['booking', 'Booking', 'How a person makes an appointment'],
] as const

/** Every page as Markdown and every resource of the API as JSON, under their canonical addresses. */
export function createMcpResources(pages: SitePages, reads: Resources, siteUrl: string) {
  const entries = [...pageResources(pages), ...jsonResources(reads, siteUrl)]
  const byUri = new Map(entries.map((entry) => [entry.uri, entry]))
  const sitePath = (href: string) =>
    href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : undefined
  return {
    /** Each in the form that `new URL(uri).href` gives, since that is what clients send back. */
    list: entries.map(({ text, ...entry }) => ({ ...entry, size: Buffer.byteLength(text) })),
    templates: [
      {
        uriTemplate: `${siteUrl}/services/{id}`,
        name: 'service',
        title: 'Page of a service',
        description: 'The page of one service; list_services gives the ids',
        mimeType: MARKDOWN,
      },
      {
        uriTemplate: `${siteUrl}/faq{#id}`,
        name: 'question',
        title: 'One question with its answer',
        description: 'One entry of the questions and answers; search_faq gives the ids',
        mimeType: MARKDOWN,
      },
    ],
    /** @returns undefined when nothing has this address. */
    read: (uri: string) => {
      const href = canonical(uri)
      const entry = byUri.get(href)
      if (entry) return { uri, mimeType: entry.mimeType, text: entry.text }
      const path = sitePath(href)
      const page = path === undefined ? undefined : pages.page(path)
      return page && { uri, mimeType: MARKDOWN, text: page.markdown }
    },
    /** Addresses that are closest to a wrong one, the closest first. */
    closest: (uri: string) => {
      const path = sitePath(canonical(uri))
      return path !== undefined && isQuestion(path)
        ? pages.closest(path).map((known) => siteUrl + known)
        : closestNames(uri, [...byUri.keys()])
    },
  }
}

const MARKDOWN = 'text/markdown'

function pageResources(pages: SitePages) {
  return pages.whole.map(({ path, url, title, description, updated, markdown }) => ({
    uri: canonical(url),
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    title,
    description,
    mimeType: MARKDOWN,
    annotations: { lastModified: startOf(updated) },
    text: markdown,
  }))
}

function jsonResources(reads: Resources, siteUrl: string) {
  return JSON_RESOURCES.map(([name, title, description]) => ({
    uri: siteUrl + READ_PATHS[name],
    name: `${name}-json`,
    title,
    description,
    mimeType: 'application/json',
    text: JSON.stringify(reads[name]({})),
  }))
}

function canonical(uri: string): string {
  return URL.parse(uri)?.href ?? uri
}

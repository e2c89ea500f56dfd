import { startOf } from '../core/dates.ts'
import type { Resources } from '../core/resources.ts'
import { closestNames } from '../catalogue/closest-names.ts'
import { READ_PATHS } from '../catalogue/urls.ts'
import { isQuestion, type SitePages, sitePath } from './pages.ts'

/** Resources with the answers of the API's reads: name, title, description. */
const JSON_RESOURCES = [
  ['profile', 'Profile', 'Who the practice is, with address and contact'],
  ['services', 'Services', 'Every service with price and length'],
  ['faq', 'Questions and answers', 'Every published question with its answer'],
  ['booking', 'Booking', 'How a person makes an appointment'],
] as const

/** Makes the resources: every page as Markdown and every read of the API as JSON, under their canonical URLs. */
export function createMcpResources(pages: SitePages, reads: Resources, siteUrl: string) {
  const entries = [...pageResources(pages), ...jsonResources(reads, siteUrl)]
  const byUri = new Map(entries.map((entry) => [entry.uri, entry]))
  const { host } = new URL(siteUrl)
  return {
    /** URIs are as `new URL(uri).href` writes them, since clients send them back in that form. */
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
    /**
     * @param uri As listed, or in a form that `sitePath` accepts.
     * @returns undefined if there is no such resource.
     */
    read: (uri: string) => {
      const href = canonical(uri.trim())
      if (href === '') return undefined
      const path = sitePath(href, host)
      const entry = byUri.get(href) ?? byUri.get(siteUrl + path)
      // A search of a read is another answer; the tools give it.
      if (entry?.mimeType === JSON_MEDIA_TYPE && URL.parse(href)?.search) return undefined
      if (entry) return { uri, mimeType: entry.mimeType, text: entry.text }
      const page = pages.page(path)
      return page && { uri, mimeType: MARKDOWN, text: page.markdown }
    },
    /** The URIs closest to a wrong one, the closest first. */
    closest: (uri: string) => {
      const path = sitePath(canonical(uri.trim()), host)
      return isQuestion(path)
        ? pages.closest(path).map((known) => siteUrl + known)
        : closestNames(uri, [...byUri.keys()])
    },
  }
}

const MARKDOWN = 'text/markdown'
const JSON_MEDIA_TYPE = 'application/json'

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
    mimeType: JSON_MEDIA_TYPE,
    text: JSON.stringify(reads[name]({})),
  }))
}

function canonical(uri: string): string {
  return URL.parse(uri)?.href ?? uri
}

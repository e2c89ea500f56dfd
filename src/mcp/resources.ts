import type { Resources } from '../core/resources.ts'
import { closestNames } from './closest-names.ts'
import type { SitePages } from './pages.ts'

/** A resource as resources/list shows it. */
export interface ResourceEntry {
  /** In the form that `new URL(uri).href` gives, since that is what clients send back. */
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
  /** Bytes of the text in UTF-8. */
  size: number
  annotations?: { lastModified: string }
}

export interface ResourceText {
  uri: string
  mimeType: string
  text: string
}

/** What can be read by its address. */
export interface ResourceCatalogue {
  list: () => ResourceEntry[]
  templates: () => {
    uriTemplate: string
    name: string
    title: string
    description: string
    mimeType: string
  }[]
  /** @returns undefined when nothing has this address. */
  read: (uri: string) => ResourceText | undefined
  /** Addresses that a wrong one may have meant, the likeliest first. */
  closest: (uri: string) => string[]
}

/** The API's bare reads, by the last part of their paths. */
const JSON_RESOURCES = [
  ['profile', 'Profile', 'Who the practice is, with address and contact'],
  ['services', 'Services', 'Every service with price and length'],
  ['faq', 'Questions and answers', 'Every published question with its answer'],
  ['booking', 'Booking', 'How a person makes an appointment'],
] as const

/** Every page as Markdown and every resource of the API as JSON, under their canonical addresses. */
export function createResourceCatalogue(
  pages: SitePages,
  resources: Resources,
  siteUrl: string,
): ResourceCatalogue {
  const entries = [...pageResources(pages), ...jsonResources(resources, siteUrl)]
  const byUri = new Map(entries.map((entry) => [entry.uri, entry]))
  const list = entries.map(({ text, ...entry }) => ({ ...entry, size: Buffer.byteLength(text) }))
  return {
    list: () => list,
    templates: () => [
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
    read: (uri) => {
      const href = canonical(uri)
      const { mimeType, text } = byUri.get(href) ?? question(href, pages, siteUrl) ?? {}
      return mimeType && text !== undefined ? { uri, mimeType, text } : undefined
    },
    closest: (uri) => closestNames(uri, [...byUri.keys()]),
  }
}

const MARKDOWN = 'text/markdown'

type Entry = Omit<ResourceEntry, 'size'> & { text: string }

function pageResources(pages: SitePages): Entry[] {
  return pages.paths().flatMap((path) => {
    const page = pages.page(path)
    if (!page) return []
    const { url, title, description, updated, markdown } = page
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    const annotations = { lastModified: `${updated}T00:00:00Z` }
    const uri = canonical(url)
    return [{ uri, name, title, description, mimeType: MARKDOWN, annotations, text: markdown }]
  })
}

function jsonResources(resources: Resources, siteUrl: string): Entry[] {
  return JSON_RESOURCES.map(([name, title, description]) => ({
    uri: `${siteUrl}/api/v1/${name}`,
    name: `${name}-json`,
    title,
    description,
    mimeType: 'application/json',
    text: JSON.stringify(resources[name]({})),
  }))
}

function question(href: string, pages: SitePages, siteUrl: string): Partial<Entry> | undefined {
  const path = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : ''
  const page = path.includes('#') ? pages.page(path) : undefined
  return page && { mimeType: MARKDOWN, text: page.markdown }
}

function canonical(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).href : uri
}

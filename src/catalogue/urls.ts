import { SITE_LANGUAGES, type SiteLanguage } from '../schemas/language.ts'

/** Every path of the site. But for the names of Astro's routes, each is written here alone. */
export const PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  faq: '/faq',
  booking: '/booking',
  emergency: '/emergency',
  breathe: '/breathe',
  arrival: '/arrival',
  card: '/card',
  en: '/en',
  he: '/he',
  ar: '/ar',
  ru: '/ru',
  accessibility: '/accessibility',
  privacy: '/privacy',
  developers: '/developers',
  reference: '/developers/reference',
  connect: '/developers/connect',
  changelogFeed: '/developers/changelog.xml',
  openapi: '/openapi.json',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  wellKnownServerCard: '/.well-known/mcp/server-card.json',
  ask: '/ask',
  batch: '/api/v1/batch',
  llms: '/llms.txt',
  auth: '/auth.md',
  openapiYaml: '/openapi.yaml',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  securityTxt: '/.well-known/security.txt',
  apiCatalog: '/.well-known/api-catalog',
  aiCatalog: '/.well-known/ai-catalog.json',
  ard: '/.well-known/ard.json',
  agentSkills: '/.well-known/agent-skills/index.json',
  schemaMap: '/schemamap.xml',
  schemaFeed: '/schema.jsonl',
  webMcpTools: '/webmcp.json',
  live: '/healthz',
  ready: '/readyz',
} as const

/** What the API answers, rather than the site: these paths in any capitals, and everything below. */
export const APPLICATION_PATH = /^\/(?:api|ask)(?:\/|$)/i

/** The reads of the API; a build prerenders those without parameters. */
export const READ_PATHS = {
  profile: '/api/v1/profile',
  services: '/api/v1/services',
  faq: '/api/v1/faq',
  booking: '/api/v1/booking',
} as const

/** Pages in other languages than the site's own, each where the practice wrote it; English is required. */
export const LANGUAGE_PAGES = SITE_LANGUAGES

/** Pages that a practice may do without: without their file, nothing links to them. */
export const OPTIONAL_PAGES = ['breathe', 'arrival', 'card', ...LANGUAGE_PAGES] as const
export type OptionalPageId = (typeof OPTIONAL_PAGES)[number]

/** Pages the site is made of, in the order that documents list them; each is a file in content/pages. */
export const PAGES = [
  'home',
  'about',
  'services',
  'faq',
  'booking',
  'emergency',
  ...OPTIONAL_PAGES,
  'accessibility',
  'privacy',
  'developers',
  'reference',
  'connect',
  'not-found',
] as const
export type PageId = (typeof PAGES)[number]

/** Pages in English, whatever language the site is in. */
const ENGLISH_PAGES: readonly string[] = ['en', 'developers', 'reference', 'connect']

export function pageLanguage(page: string, site: SiteLanguage): SiteLanguage {
  if (ENGLISH_PAGES.includes(page)) return 'en'
  return LANGUAGE_PAGES.find((language) => language === page) ?? site
}

/** A value for each page; optional pages may have none. */
export type OfPages<Value> = Record<Exclude<PageId, OptionalPageId>, Value> &
  Partial<Record<OptionalPageId, Value>>

/** The route that renders a search of the FAQ; people see it at /faq?q=. */
export const SEARCH_PATH = `${PATHS.faq}/search`

/** The route of the page for visitors who search too often; people see it at /faq?q=. */
export const TOO_MANY_PATH = `${PATHS.faq}/too-many`

/** The owner's editor, where there is one. */
export const EDITOR_PATH = '/admin'

/** In development: where the owner sees what visitors get for a question. */
export const QUESTIONS_PATH = `${EDITOR_PATH}/questions`

/** @example markdownPath('/faq') // '/faq.md' */
export const markdownPath = (path: string) => `${path === PATHS.home ? '/index' : path}.md`

/** Path of a skill that agents may install. */
export const skillPath = (name: string) => `/.well-known/agent-skills/${name}/SKILL.md`

export const servicePath = (id: string) => `${PATHS.services}/${id}`

/** Path of the page that a sentence of the home page opens. */
export const doorPath = (id: string) => `/doors/${id}`

/** Path of an FAQ entry: its anchor on the FAQ page. */
export const faqPath = (id: string) => `${PATHS.faq}#${id}`

/** Path of a group of the FAQ's questions. */
export const categoryPath = (id: string) => faqPath(`topic-${id}`)

/** Path of the picture that is shown where links to a page are shared. */
export const openGraphPath = (path: string) =>
  `/og/${path === PATHS.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

/** Where the owner's pictures are. */
export const PICTURES_PATH = '/pictures/'

/** Path of the portrait of one of several who work here. */
export const portraitPath = (id: string) => `/people/${id}.webp`

/** Path of the owner's own logo, a drawing or a photo. */
export const logoPath = (file: string) => (file.endsWith('.svg') ? '/logo.svg' : '/logo.webp')

/** Icons of tabs, and the manifest for home screens. */
export const FAVICON_PATH = '/favicon.svg'
export const ICO_PATH = '/favicon.ico'
export const MANIFEST_PATH = '/site.webmanifest'

/** Icons for home screens: Apple's, and those of the manifest. */
export const ICON_SIZES = [180, 192, 512] as const
export const iconPath = (size: (typeof ICON_SIZES)[number]) => `/icon-${size}.png`

interface PublishedIds {
  services: readonly { id: string }[]
  doors: readonly { id: string }[]
  pages: Partial<Record<PageId, unknown>>
}

/** Paths of all pages but the one for 404: services after their list, doors after the home page. */
export function pagePaths({ services, doors, pages }: PublishedIds): string[] {
  const below: Partial<Record<PageId, string[]>> = {
    home: doors.map(({ id }) => doorPath(id)),
    services: services.map(({ id }) => servicePath(id)),
  }
  return PAGES.filter((id) => id !== 'not-found')
    .filter((id) => id in pages)
    .flatMap((id) => [PATHS[id], ...(below[id] ?? [])])
}

export function mapUrls(address: string): { google: string; waze: string; apple: string } {
  const query = encodeURIComponent(address)
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    waze: `https://waze.com/ul?q=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
  }
}

import { extname } from 'node:path'
import { lookup } from 'mrmime'
import { JSON_TYPE, NO_CACHING, PUBLISHED_CACHING, READ_VARY } from './http.ts'
import { PATHS, PICTURES_PATH, TOO_MANY_PATH, markdownPath } from '../catalogue/urls.ts'
import { EDITOR_FILE, pageHeaders } from './page-headers.ts'

/** Media types that do not follow from the extension, by path. */
const MEDIA_TYPES: Record<string, string> = {
  [PATHS.apiCatalog]: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  [PATHS.aiCatalog]: 'application/ai-catalog+json',
  [PATHS.wellKnownServerCard]: 'application/mcp-server-card+json',
  [PATHS.openapiYaml]: 'application/yaml',
  [PATHS.changelogFeed]: 'application/atom+xml; charset=utf-8',
  [PATHS.schemaFeed]: 'application/jsonl; charset=utf-8',
}

/** Media types that mrmime lacks, or has under an older name. */
const TYPES_BY_EXTENSION: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.md': 'text/markdown',
  '.xml': 'application/xml',
}

/** HTML files that are no pages of their own: error responses and the editor. */
const NOT_PAGES = ['404.html', `${TOO_MANY_PATH.slice(1)}.html`, EDITOR_FILE]

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Lets scripts of other sites read a file. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Content-Location, Vary',
}

/** Links of every page to the documents for programs (RFC 8288). */
const DISCOVERY_LINKS = [
  `<${PATHS.apiCatalog}>; rel="api-catalog"; type="application/linkset+json"`,
  `<${PATHS.openapi}>; rel="service-desc"; type="application/json"`,
  `<${PATHS.developers}>; rel="service-doc"; type="text/html"`,
  `<${PATHS.llms}>; rel="describedby"; type="text/plain"`,
  `<${PATHS.ard}>; rel="ard"; type="application/json"`,
  `<${PATHS.aiCatalog}>; rel="ai-catalog"; type="application/ai-catalog+json"`,
  `<${PATHS.sitemap}>; rel="sitemap"; type="application/xml"`,
]

/**
 * Headers of a built file, the same in development and production.
 *
 * @param name Path of the file in the client folder, such as about.html.
 * @param html The text of a page, whose Content-Security-Policy has the hashes of its styles and scripts.
 */
export function fileHeaders(name: string, html?: string): Record<string, string> {
  const type = mediaType(name)
  const isHtml = name.endsWith('.html')
  // The application adds the other headers of the API.
  if (isApiRead(name)) return { 'Content-Type': type, ...PUBLISHED_CACHING, ...READ_VARY }
  return {
    'Content-Type': type,
    ...caching(name),
    ...pageHeaders(name, html),
    // Every text except pages and their assets.
    ...(isText(type) && !isHtml && !name.startsWith('_astro/') && CORS),
    ...linkHeader(name),
    ...rangeHeader(type),
    ...(isText(type) && { Vary: isHtml ? 'Accept, Accept-Encoding' : 'Accept-Encoding' }),
  }
}

/** Headers of a file of public/, by its path there; even HTML is not treated as a page. */
export function publicFileHeaders(name: string): Record<string, string> {
  const type = mediaType(name)
  return {
    'Content-Type': type,
    ...PUBLISHED_CACHING,
    ...pageHeaders(name),
    ...rangeHeader(type),
    ...(isText(type) && { Vary: 'Accept-Encoding' }),
  }
}

/** Recordings are sent in parts; without them Safari does not play. */
function rangeHeader(type: string): Record<string, string> {
  return type.startsWith('audio/') ? { 'Accept-Ranges': 'bytes' } : {}
}

/**
 * The URL path of a built file.
 *
 * @example urlPath('about.html') // '/about'
 * @example urlPath('index.html') // '/'
 */
export function urlPath(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** The Link header of a page: its Markdown variant and the documents for programs. */
export function pageLinks(path: string): string {
  return [
    `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`,
    ...DISCOVERY_LINKS,
  ].join(', ')
}

/** No cache may keep a 404, since the page may be published later, nor an editor with older forms. */
function caching(name: string): Record<string, string> {
  if (NOT_PAGES.includes(name)) return NO_CACHING
  const isNamedByBytes = name.startsWith('_astro/') || `/${name}`.startsWith(PICTURES_PATH)
  return isNamedByBytes ? IMMUTABLE : PUBLISHED_CACHING
}

function linkHeader(name: string): Record<string, string> {
  if (name.endsWith('.html') && !NOT_PAGES.includes(name)) return { Link: pageLinks(urlPath(name)) }
  if (`/${name}` === PATHS.apiCatalog) return { Link: `<${PATHS.apiCatalog}>; rel="api-catalog"` }
  // auth.md is no Markdown variant of a page.
  if (name.endsWith('.md') && !name.startsWith('.') && `/${name}` !== PATHS.auth)
    return { Link: `<${urlPath(name.replace(/[.]md$/, '.html'))}>; rel="canonical"` }
  return {}
}

/** Whether files of a media type are texts, which are sent compressed. */
export function isText(type: string): boolean {
  return /^text\/|[/+](json|xml|javascript|yaml|jsonl)\b/.test(type)
}

/** The media type of a built file, by its path in the client folder. */
export function mediaType(name: string): string {
  const special = MEDIA_TYPES[`/${name}`]
  if (special) return special
  if (isApiRead(name)) return JSON_TYPE
  const type = TYPES_BY_EXTENSION[extname(name)] ?? lookup(name) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether a file is a prerendered answer of the API; these have no extension. */
function isApiRead(name: string): boolean {
  return name.startsWith('api/') && extname(name) === ''
}

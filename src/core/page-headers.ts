import { hash } from 'node:crypto'
import { lookup } from 'mrmime'
import { EDITOR_PATH } from '../catalogue/urls.ts'

/** The page of the owner's editor, where it was built. */
export const EDITOR_FILE = `${EDITOR_PATH.slice(1)}.html`

/**
 * What a page may do in a browser: nothing but show itself. JSON-LD blocks are data and need no
 * exception; nothing is loaded from anywhere else.
 *
 * @param html The page, whose own styles and scripts are allowed.
 */
function contentSecurityPolicy(html: string): string {
  const { scripts, styles } = ownSources(html)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * What the owner's editor may do besides: style what it makes, show pictures before they are saved, and ask a
 * Git host. Its page says which, and narrows this: there may be none.
 */
const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' data: blob: https:",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whether a file is read as HTML, XML or MathML where it is opened by itself, as drawings are: each may hold scripts. */
function isMarkup(name: string): boolean {
  return /html|xml|mathml/.test(lookup(name) ?? '')
}

/** What it may do there, at an address whose storage the editor uses: show itself. */
const MARKUP_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Signing in at a Git host opens a window that answers the one it came from. */
const EDITOR_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': EDITOR_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/**
 * Headers that protect the reader of a built file.
 *
 * @param html Of a page that the build made.
 */
export function pageHeaders(name: string, html?: string): Record<string, string> {
  if (name === EDITOR_FILE) return EDITOR_HEADERS
  if (html !== undefined && name.endsWith('.html'))
    return { ...PAGE_HEADERS, 'Content-Security-Policy': contentSecurityPolicy(html) }
  // Pictures and documents are there for other sites too; what pages are made of is not.
  const whose = name.startsWith('_astro/') ? 'same-origin' : 'cross-origin'
  return {
    ...SECURITY_HEADERS,
    'Cross-Origin-Resource-Policy': whose,
    ...(isMarkup(name) && { 'Content-Security-Policy': MARKUP_POLICY }),
  }
}

/** A script or a style with what is in it, or another tag; a sign of either may stand in an attribute. */
const TAGS =
  /<(?<name>script|style)(?<attributes>(?:"[^"]*"|[^">])*)>(?<text>.*?)<\/\k<name>>|<(?:"[^"]*"|[^">])*>/gs

/**
 * Sources that allow what a build has put into a page (https://www.w3.org/TR/CSP3/#grammardef-hash-source):
 * styles and scripts of its head, and modules above its content. In the content itself nothing is allowed.
 */
function ownSources(html: string) {
  const tags = [...html.matchAll(TAGS)]
  const before = (end: RegExp) => {
    const at = tags.findIndex(([tag]) => end.test(tag))
    return at === -1 ? tags : tags.slice(0, at)
  }
  const head = before(/^<\/head>$/)
  const hashesOf = (found: typeof tags, name: string, attributes: string) =>
    found
      .filter(({ groups }) => groups?.['name'] === name && groups['attributes'] === attributes)
      .map(({ groups }) => `'sha256-${hash('sha256', groups?.['text'] ?? '', 'base64')}'`)
  return {
    scripts: [
      ...hashesOf(head, 'script', ''),
      ...hashesOf(before(/^<main\b/), 'script', ' type="module"'),
    ],
    styles: hashesOf(head, 'style', ''),
  }
}

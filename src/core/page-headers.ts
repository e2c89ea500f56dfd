import { hash } from 'node:crypto'
import { lookup } from 'mrmime'
import { EDITOR_PATH } from '../catalogue/urls.ts'

/** The file of the owner's editor, if the build has one. */
export const EDITOR_FILE = `${EDITOR_PATH.slice(1)}.html`

/**
 * The Content-Security-Policy of a page: it loads nothing from elsewhere, and runs only the styles and scripts that the
 * build put into it. JSON-LD is data and needs no exception.
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
 * The policy of the owner's editor, which also sets inline styles, previews pictures and calls a Git host. A policy in
 * its page narrows this to that one host, or none.
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

/** Whether browsers read a file as HTML or XML (SVG included) when it is opened by itself; each may have scripts. */
function isMarkup(name: string): boolean {
  return /html|xml|mathml/.test(lookup(name) ?? '')
}

/** Keeps such a file from running scripts, which could read the editor's storage of the same origin. */
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

/** Signing in at a Git host opens a window, which sends its result back to the editor. */
const EDITOR_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': EDITOR_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/**
 * Security headers of a file.
 *
 * @param name Path of the file in the client folder.
 * @param html The text of a page that the build made.
 */
export function pageHeaders(name: string, html?: string): Record<string, string> {
  if (name === EDITOR_FILE) return EDITOR_HEADERS
  if (html !== undefined && name.endsWith('.html'))
    return { ...PAGE_HEADERS, 'Content-Security-Policy': contentSecurityPolicy(html) }
  // Other sites may embed pictures and documents, but not the assets of pages.
  const policy = name.startsWith('_astro/') ? 'same-origin' : 'cross-origin'
  return {
    ...SECURITY_HEADERS,
    'Cross-Origin-Resource-Policy': policy,
    ...(isMarkup(name) && { 'Content-Security-Policy': MARKUP_POLICY }),
  }
}

/** A script or style element with its content, or another tag. Attributes are matched whole, since they may hold `<` or `>`. */
const TAGS =
  /<(?<name>script|style)(?<attributes>(?:"[^"]*"|[^">])*)>(?<text>.*?)<\/\k<name>>|<(?:"[^"]*"|[^">])*>/gs

/**
 * Hashes of what the build has put into a page (https://www.w3.org/TR/CSP3/#grammardef-hash-source): styles and scripts
 * of its head, and modules before `<main>`. Nothing in the content is allowed.
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

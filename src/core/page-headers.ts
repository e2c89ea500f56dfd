/**
 * What a page may do in a browser: nothing but show itself. JSON-LD blocks are data and need no
 * exception; nothing is loaded from anywhere else.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers that protect the reader of a built file. */
export function pageHeaders(name: string): Record<string, string> {
  if (name.endsWith('.html')) return PAGE_HEADERS
  // Pictures and documents are there for other sites too; what pages are made of is not.
  const whose = name.startsWith('_astro/') ? 'same-origin' : 'cross-origin'
  return { ...SECURITY_HEADERS, 'Cross-Origin-Resource-Policy': whose }
}

import { escapeHtml } from '../catalogue/escape-html.ts'

/** The attributes and HTML of a link to a source. */
export function sourceLink({ name, url }: { name: string; url: string }) {
  return {
    href: url,
    lang: /^[A-Za-z]/.test(name) ? 'en' : undefined,
    html: `<bdi>${escapeHtml(name)}</bdi>`,
    /** The readable address, for print. */
    shown: readable(url),
  }
}

/** Decodes percent-encoded letters, such as Hebrew, if they are UTF-8. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

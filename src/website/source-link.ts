import { escapeHtml } from '../catalogue/escape-html.ts'

/** How a page shows a source: the link's attributes, and its name as HTML. */
export function sourceLink({ name, url }: { name: string; url: string }) {
  return {
    href: url,
    lang: /^[A-Za-z]/.test(name) ? 'en' : undefined,
    html: `<bdi>${escapeHtml(name)}</bdi>`,
    /** The address as people read it, for paper. */
    shown: readable(url),
  }
}

/** Hebrew in an address is percent-encoded; where it is not UTF-8, it stays so. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

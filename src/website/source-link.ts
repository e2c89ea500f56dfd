import { escapeHtml } from '../catalogue/escape-html.ts'
import { tried } from '../schemas/values.ts'

/** The attributes and HTML of a link to a source. */
export function sourceLink({ name, url }: { name: string; url: string }) {
  return {
    href: url,
    lang: /^[A-Za-z]/.test(name) ? 'en' : undefined,
    html: `<bdi>${escapeHtml(name)}</bdi>`,
    /** The readable address, for print: letters such as Hebrew are decoded, if they are UTF-8. */
    shown: tried(() => decodeURI(url)) ?? url,
  }
}

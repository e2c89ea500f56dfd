import { PATHS } from '../../src/catalogue/urls.ts'

/** Path of the page that answers a question. */
export const searchPath = (q: string) => `${PATHS.faq}?q=${encodeURIComponent(q)}`

/** What negotiation has to know of the content while it is being developed. */
import { catalogue } from '../catalogue/load.ts'
import { pagePaths } from '../documents/markdown.ts'
import { notFoundTexts as textsOf } from '../documents/not-found.ts'

const pages = new Set(pagePaths(catalogue))

export const isPage = (path: string) => pages.has(path)
export const notFoundTexts = textsOf(catalogue)
export const { siteUrl } = catalogue

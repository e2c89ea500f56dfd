import { ApiError } from '../core/api-error.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import { blocks, link, list } from '../core/markdown.ts'
import { absoluteLinks } from './markdown/page-markdown.ts'

/** The answers to an address that does not exist, for clients that do not accept HTML. */
export interface NotFoundTexts {
  'application/json': string
  'text/markdown': string
}

/** Makes the answers, each with links to what there is. */
export function notFoundTexts(catalogue: Catalogue): NotFoundTexts {
  const { siteUrl, pages, site } = catalogue
  const { data, body } = pages['not-found']
  const error = new ApiError(
    'not_found',
    'There is nothing at this address.',
    `Pages are listed in ${siteUrl}${PATHS.sitemap}, endpoints in ${siteUrl}${PATHS.openapi}; ${siteUrl}${PATHS.llms} says where to begin.`,
  )
  const markdown = blocks(
    `# ${data.title}`,
    absoluteLinks(body, siteUrl, siteUrl),
    site.safety.short,
    list([
      link('llms.txt: what is here, for programs', siteUrl + PATHS.llms),
      link('Every page', siteUrl + PATHS.sitemap),
      link('Every endpoint', siteUrl + PATHS.openapi),
    ]),
  )
  return {
    'application/json': JSON.stringify(error.toBody(siteUrl)),
    'text/markdown': `${markdown}\n`,
  }
}

import type { Retrieval } from '../core/retrieval.ts'
import type { CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { catalogue } from '../catalogue/load.ts'
import { MAX_QUERY_LENGTH, isLongerThan } from '../schemas/list.ts'
import { format } from './format.ts'
import { labelToHtml } from './text.ts'
import { servicePath } from '../catalogue/urls.ts'

/** How a search of the FAQ can end. */
export type Outcome = 'found' | 'nothing' | 'tooLong'

/** What the page shows that answers a question. */
export interface SearchResults {
  outcome: Outcome
  /** Whether help comes before everything else. */
  isDistress: boolean
  /** Best first. */
  entries: readonly CatalogueFaq[]
  /** How many those are, in words. */
  count: string
  /** HTML of the links to services that fit. */
  services: string
}

const { site } = catalogue

/** Links to the services by their ids; made once, since every page of results may have some. */
const serviceLinks = new Map(
  catalogue.services.map(({ id, resource }) => [
    id,
    `<a href="${servicePath(id)}">${labelToHtml(resource.name)}</a>`,
  ]),
)

/** What the page of a question shows. */
export function searchResults({ match }: Retrieval, question: string): SearchResults {
  const isTooLong = isLongerThan(question, MAX_QUERY_LENGTH)
  const { faq, services, isDistress } = match(isTooLong ? '' : question)
  return {
    outcome: isTooLong ? 'tooLong' : faq.length > 0 ? 'found' : 'nothing',
    isDistress,
    entries: faq.map(({ item }) => item),
    count: countOf(faq.length),
    services: relatedServices(services.map(({ item }) => item)),
  }
}

/** HTML that leads to services; nothing where there are none. */
export function relatedServices(services: readonly CatalogueService[]): string {
  if (services.length === 0) return ''
  const links = services.map(({ id }) => serviceLinks.get(id))
  return `<p class="faq-more">${site.labels.relatedServices}: ${links.join(' ')}</p>`
}

function countOf(n: number): string {
  return n === 1 ? site.labels.resultsCountOne : format(site.labels.resultsCount, { n })
}

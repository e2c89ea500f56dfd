import type { Catalogue } from '../catalogue/build.ts'
import type { FaqList } from '../schemas/faq.ts'
import type { ListQuery } from '../schemas/list.ts'
import type { ServiceList } from '../schemas/service.ts'
import { paginate } from './pagination.ts'
import type { Matches, Retrieval } from './retrieval.ts'

/** The published resources, as the endpoints, the batch and MCP give them alike. */
export type Resources = ReturnType<typeof createResources>

export function createResources(catalogue: Catalogue, { match }: Retrieval) {
  /** What a list holds: a blank q is no q. */
  const listed = ({ q = '' }: ListQuery, matches: Matches | undefined) =>
    q.trim() === '' ? catalogue : (matches ?? match(q))

  return {
    profile: () => catalogue.profile,
    booking: () => catalogue.booking,
    /**
     * All services, or those that answer the query's q, best first.
     *
     * @param matches What answers q, where that is known already.
     */
    services: (query: ListQuery, matches?: Matches): ServiceList => {
      const { items, ...page } = paginate('services', listed(query, matches).services, query)
      return { ...page, services: items.map(({ resource }) => resource) }
    },
    /** The same of the questions. */
    faq: (query: ListQuery, matches?: Matches): FaqList => {
      const { items, ...page } = paginate('faq', listed(query, matches).faq, query)
      return { ...page, query: query.q ?? '', faq: items.map(({ resource }) => resource) }
    },
  }
}

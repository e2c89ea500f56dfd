import type { Catalogue } from '../catalogue/build.ts'
import type { FaqList } from '../schemas/faq.ts'
import type { ListQuery } from '../schemas/list.ts'
import type { ServiceList } from '../schemas/service.ts'
import { paginate } from './pagination.ts'
import type { Retrieval } from './retrieval.ts'

/** The published resources, as the endpoints, the batch and MCP give them alike. */
export type Resources = ReturnType<typeof createResources>

export function createResources(catalogue: Catalogue, { match }: Retrieval) {
  const listed = (q: string) => (q === '' ? catalogue : match(q))

  return {
    profile: () => catalogue.profile,
    booking: () => catalogue.booking,
    /** All services, or those that answer q, best first. */
    services: (query: ListQuery): ServiceList => {
      const asked = withoutBlank(query)
      const { items, ...page } = paginate('services', listed(asked.q).services, asked)
      return { ...page, services: items.map(({ resource }) => resource) }
    },
    /** All FAQ entries, or those that answer q, best first. */
    faq: (query: ListQuery): FaqList => {
      const asked = withoutBlank(query)
      const { items, ...page } = paginate('faq', listed(asked.q).faq, asked)
      return { ...page, query: query.q ?? '', faq: items.map(({ resource }) => resource) }
    },
  }
}

/** A blank q is no q, and its cursors are the same. */
function withoutBlank({ q = '', ...page }: ListQuery) {
  return { ...page, q: q.trim() === '' ? '' : q }
}

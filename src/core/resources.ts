import type { Catalogue } from '../catalogue/build.ts'
import type { FaqList } from '../schemas/faq.ts'
import type { ListQuery } from '../schemas/list.ts'
import { isBlank } from '../schemas/values.ts'
import type { ServiceList } from '../schemas/service.ts'
import { paginate } from './pagination.ts'
import type { Answer, Answers } from './answer.ts'

/** The published resources, the same for endpoints, batches and MCP. */
export type Resources = ReturnType<typeof createResources>

/** A list with the answer that it was made from, which says more. */
export interface Searched<List> {
  readonly list: List
  /** Undefined if there was no question. */
  readonly answer: Answer | undefined
}

export function createResources(catalogue: Catalogue, answers: Answers) {
  /** A page of all services, or of those that answer q, best first; may throw invalid_cursor. */
  function searchServices(query: ListQuery): Searched<ServiceList> {
    const listQuery = withoutBlank(query)
    const answer = listQuery.q === '' ? undefined : answers(listQuery.q)
    const { items, ...page } = paginate('services', (answer ?? catalogue).services, listQuery)
    return { answer, list: { ...page, services: items.map(({ resource }) => resource) } }
  }

  /** The same of FAQ entries. */
  function searchFaq(query: ListQuery): Searched<FaqList> {
    const listQuery = withoutBlank(query)
    const answer = listQuery.q === '' ? undefined : answers(listQuery.q)
    const { items, ...page } = paginate('faq', (answer ?? catalogue).faq, listQuery)
    const list = { ...page, query: query.q ?? '', faq: items.map(({ resource }) => resource) }
    return { answer, list }
  }

  return {
    profile: () => catalogue.profile,
    booking: () => catalogue.booking,
    services: (query: ListQuery) => searchServices(query).list,
    faq: (query: ListQuery) => searchFaq(query).list,
    searchServices,
    searchFaq,
  }
}

/** Treats a blank q as none, also in cursors. */
function withoutBlank({ q = '', ...page }: ListQuery) {
  return { ...page, q: isBlank(q) ? '' : q }
}

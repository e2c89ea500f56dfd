import type { Catalogue } from '../catalogue/build.ts'
import type { FaqList } from '../schemas/faq.ts'
import { isBlank, type ListQuery } from '../schemas/list.ts'
import type { ServiceList } from '../schemas/service.ts'
import { paginate } from './pagination.ts'
import type { Answer, Answers } from './answer.ts'

/** The published resources, as the endpoints, the batch and MCP give them alike. */
export type Resources = ReturnType<typeof createResources>

/** A list, and what it answers: for who says more of an answer than the list holds. */
export interface Searched<List> {
  readonly list: List
  /** Undefined without a question. */
  readonly answer: Answer | undefined
}

export function createResources(catalogue: Catalogue, answers: Answers) {
  /** All services, or those that answer q, best first. */
  function searchServices(query: ListQuery): Searched<ServiceList> {
    const asked = withoutBlank(query)
    const answer = asked.q === '' ? undefined : answers(asked.q)
    const { items, ...page } = paginate('services', (answer ?? catalogue).services, asked)
    return { answer, list: { ...page, services: items.map(({ resource }) => resource) } }
  }

  /** All FAQ entries, or those that answer q, best first. */
  function searchFaq(query: ListQuery): Searched<FaqList> {
    const asked = withoutBlank(query)
    const answer = asked.q === '' ? undefined : answers(asked.q)
    const { items, ...page } = paginate('faq', (answer ?? catalogue).faq, asked)
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

/** A blank q is no q, and its cursors are the same. */
function withoutBlank({ q = '', ...page }: ListQuery) {
  return { ...page, q: isBlank(q) ? '' : q }
}

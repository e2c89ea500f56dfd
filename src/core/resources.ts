import type { Catalogue } from '../catalogue/build.ts'
import type { ListQuery } from '../schemas/list.ts'
import { isBlank } from '../schemas/values.ts'
import { paginate } from './pagination.ts'
import type { Answers } from './answer.ts'

/** The published resources, the same for endpoints, batches and MCP. */
export type Resources = ReturnType<typeof createResources>

export function createResources(catalogue: Catalogue, answers: Answers) {
  /** The query and the answer to its q; a blank q counts as none, also in cursors. */
  function asked({ q = '', ...page }: ListQuery) {
    return isBlank(q) ? { ...page, q: '', answer: undefined } : { ...page, q, answer: answers(q) }
  }

  /**
   * A page of all services, or of those that answer q, best first, and the answer, if there was a question.
   *
   * @throws {ApiError} invalid_cursor.
   */
  function searchServices(query: ListQuery) {
    const { answer, ...listQuery } = asked(query)
    const { items, ...page } = paginate('services', (answer ?? catalogue).services, listQuery)
    return { answer, list: { ...page, services: items.map(({ resource }) => resource) } }
  }

  /** The same of FAQ entries. */
  function searchFaq(query: ListQuery) {
    const { answer, ...listQuery } = asked(query)
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

import type { Catalogue } from '../catalogue/build.ts'
import type { BookingInfo } from '../schemas/booking.ts'
import type { FaqList } from '../schemas/faq.ts'
import type { ListQuery } from '../schemas/list.ts'
import type { Profile } from '../schemas/profile.ts'
import type { ServiceList } from '../schemas/service.ts'
import { paginate } from './pagination.ts'
import type { Matches, Retrieval } from './retrieval.ts'

/** The reads without parameters, which a build prerenders. */
export const READS = [
  { name: 'profile', path: '/api/v1/profile' },
  { name: 'services', path: '/api/v1/services' },
  { name: 'faq', path: '/api/v1/faq' },
  { name: 'booking', path: '/api/v1/booking' },
] as const

/** The published resources, as the endpoints, the batch and MCP give them alike. */
export interface Resources {
  profile: () => Profile
  booking: () => BookingInfo
  /** @param matches What answers the query's q, where that is known already. */
  services: (query: ListQuery, matches?: Matches) => ServiceList
  /** @param matches As of services. */
  faq: (query: ListQuery, matches?: Matches) => FaqList
}

export function createResources(catalogue: Catalogue, retrieval: Retrieval): Resources {
  return {
    profile: () => catalogue.profile,
    booking: () => catalogue.booking,
    services: (query, matches) => {
      const all = retrieval.services(query.q ?? '', matches)
      const { items, ...page } = paginate('services', all, query)
      return { ...page, services: items.map(({ resource }) => resource) }
    },
    faq: (query, matches) => {
      const all = retrieval.faq(query.q ?? '', matches)
      const { items, ...page } = paginate('faq', all, query)
      return { ...page, query: query.q ?? '', faq: items.map(({ resource }) => resource) }
    },
  }
}

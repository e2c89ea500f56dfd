import type { Catalogue } from '../catalogue/build.ts'
import type { BookingInfo } from '../schemas/booking.ts'
import type { FaqList } from '../schemas/faq.ts'
import type { ListQuery } from '../schemas/list.ts'
import type { Profile } from '../schemas/profile.ts'
import type { ServiceList } from '../schemas/service.ts'
import { publish } from '../api/json-bytes.ts'
import { paginate } from './pagination.ts'
import type { Retrieval } from './retrieval.ts'

/** The published resources, as the endpoints, the batch, MCP and the snapshots give them alike. */
export interface Resources {
  profile: () => Profile
  booking: () => BookingInfo
  services: (query: ListQuery) => ServiceList
  faq: (query: ListQuery) => FaqList
}

export function createResources(catalogue: Catalogue, retrieval: Retrieval): Resources {
  for (const { resource } of [...catalogue.services, ...catalogue.faq]) publish(resource)
  publish(catalogue.profile)
  publish(catalogue.booking)
  return {
    profile: () => catalogue.profile,
    booking: () => catalogue.booking,
    services: (query) => {
      const { items, ...page } = paginate('services', retrieval.services(query.q ?? ''), query)
      return { ...page, services: items.map(({ resource }) => resource) }
    },
    faq: (query) => {
      const { items, ...page } = paginate('faq', retrieval.faq(query.q ?? ''), query)
      return { ...page, query: query.q ?? '', faq: items.map(({ resource }) => resource) }
    },
  }
}

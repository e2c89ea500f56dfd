import { z } from 'zod'
import { section } from '../../core/markdown.ts'
import type { Resources } from '../../core/resources.ts'
import { type ServiceEntry, ServiceList, type ServiceOffer } from '../../schemas/service.ts'
import { memoised } from '../../schemas/values.ts'
import { bullets, defineTool, type Tool } from './define-tool.ts'
import { cursorArgument, hintField, limitArgument, listAnswer, queryArgument } from './lists.ts'

/** Makes the tool that lists services with prices and lengths. */
export function listServicesTool({
  services,
  searchServices,
}: Pick<Resources, 'services' | 'searchServices'>): Tool {
  return defineTool({
    name: 'list_services',
    title: 'List services',
    when: 'what is offered and what it costs',
    description:
      'Lists the services the practice offers, each with its name, summary, price, session length, other ways to have it (at home, by video, as a series) and page. Without q it lists all of them; with q, only those that match. Use it for what is offered, for whom and what it costs. Not for questions about how it works, privacy or cancelling: use search_faq. Read a service’s whole page with read_site_page and the path of its url. How people pay, and other questions: search_faq.',
    input: z.strictObject({
      q: queryArgument(
        'What to look for, a few words, {{english.languages}}; leave out for all services',
      ),
      limit: limitArgument().optional().describe('Maximum number of services; all when left out'),
      cursor: cursorArgument(),
    }),
    output: z.object({ ...ServiceList.shape, ...hintField }),
    run: (query) => {
      const { list, answer } = searchServices(query)
      const entries = list.services.map(describeOnce)
      const all = services({}).total
      const nothing = `No service matches. Call list_services without q for all ${all}; questions about fees, payment and anything else are in search_faq.`
      return listAnswer('list_services', list, { answer, entries, nothing })
    },
  })
}

const describeOnce = memoised(describeService)

function describeService(service: ServiceEntry): string {
  const { id, name, description, url, durationMinutes, price, priceCurrency, offers = [] } = service
  const cost = price === undefined ? undefined : `${price} ${priceCurrency ?? ''}`
  return section(
    name,
    description,
    bullets([
      ['Price of a session', price === 0 ? `${cost ?? ''} (free)` : cost],
      ['Length of a session', durationMinutes && `${durationMinutes} minutes`],
      ...offers.map((offer) => ['Offer', describeOffer(offer)] as const),
      ['Page', url],
      ['Id', id],
    ]),
  )
}

function describeOffer({
  id,
  name,
  price,
  priceCurrency,
  durationMinutes,
  ...offer
}: ServiceOffer) {
  const length = `${durationMinutes} minutes`
  return [
    `${name} (${id}): ${price} ${priceCurrency}`,
    offer.sessions ? `${offer.sessions} sessions of ${length}` : length,
    offer.places?.map((place) => PLACES[place]).join(' or '),
  ]
    .filter(Boolean)
    .join(', ')
}

const PLACES = { clinic: 'at the clinic', home: 'at home', video: 'by video' }

import { z } from 'zod'
import { OFFER_PLACES } from './practice.ts'
import { day, flag, order, slug, slugs, text } from './primitives.ts'
import { pageFields } from './list.ts'

/** Front matter of `content/services/*.md`; the file's name is the id, its body the service's page. */
export const ServiceContent = z.strictObject({
  name: text.describe('Name of the service'),
  description: text.describe('Summary in one to three sentences that can stand alone'),
  line: text
    .optional()
    .describe('What it is about, in one line: stands beside its name on the home page'),
  order: order.describe('Place in lists, ascending'),
  offer: slug.describe('Which offer of practice.yaml holds its price and length'),
  moreOffers: slugs.describe('What else of them it can be had as: at home, by video, as a series'),
  faq: slugs.describe('Ids of related questions'),
  leaveQuickly: flag.describe(
    'Whether its page, and searches that find it, have a way to leave at once',
  ),
  english: text.optional().describe('One way to ask for it in English'),
  updated: day.describe('The day the text last changed'),
})
export type ServiceContent = z.output<typeof ServiceContent>

const ServiceOffer = z
  .object({
    id: z.string().describe('Stable identifier'),
    name: z.string().describe('What is offered, {{english.language}}'),
    price: z.number().describe('Total price; 0 is free'),
    priceCurrency: z.string().describe('Currency of the price, ISO 4217'),
    durationMinutes: z.number().int().describe('Length of a session in minutes'),
    sessions: z.number().int().optional().describe('Of a series: how many sessions it is'),
    places: z
      .array(z.enum(OFFER_PLACES))
      .optional()
      .describe('Where it can be had: at the clinic, at the client’s home, by video'),
  })
  .meta({ id: 'ServiceOffer', description: 'A way to have a service, and what it costs' })
export type ServiceOffer = z.output<typeof ServiceOffer>

export const ServiceEntry = z
  .object({
    id: z.string().describe('Stable identifier'),
    name: z.string().describe('Name, {{english.language}}'),
    description: z.string().optional().describe('Summary, {{english.language}}'),
    url: z.url().optional().describe('Page of the service'),
    durationMinutes: z.number().int().optional().describe('Length of a session in minutes'),
    price: z.number().optional().describe('Total price of a session; 0 is free'),
    priceCurrency: z.string().optional().describe('Currency of the price, ISO 4217'),
    offers: z
      .array(ServiceOffer)
      .optional()
      .describe('Every way to have it; price and durationMinutes are those of the first'),
  })
  .meta({ id: 'Service', description: 'A service that the practice offers' })
export type ServiceEntry = z.output<typeof ServiceEntry>

export const ServiceList = z
  .object({
    ...pageFields,
    services: z
      .array(ServiceEntry)
      .describe('The services of this page, best first when there is a q'),
  })
  .meta({ id: 'ServiceList', description: 'A page of services' })
export type ServiceList = z.output<typeof ServiceList>

import { z } from 'zod'

/** Things of schema.org as `/ask` answers with them; their objects are loose, since more fields may come. */
const context = z.literal('https://schema.org').describe('Vocabulary of the names')
const id = z.string().describe('Stable identifier of the thing')

const Offer = z
  .looseObject({
    '@type': z.literal('Offer').describe('schema.org type'),
    name: z.string().describe('What is offered, {{english.language}}'),
    price: z.number().describe('Total price; 0 is free'),
    priceCurrency: z.string().describe('Currency of the price, ISO 4217'),
    url: z.url().describe('Page of the service'),
  })
  .meta({ id: 'Offer', description: 'What a service costs: https://schema.org/Offer' })

const SchemaOrgService = z
  .looseObject({
    '@context': context,
    '@type': z.literal('Service').describe('schema.org type'),
    '@id': id,
    name: z.string().describe('Name of the service, {{english.language}}'),
    description: z.string().describe('Summary, {{english.language}}'),
    url: z.url().describe('Page of the service'),
    serviceType: z.string().describe('Kind of service, {{english.language}}'),
    areaServed: z.string().describe('Where clients may be, {{english.language}}'),
    provider: z.looseObject({ '@id': id }).describe('The practice, by its identifier'),
    offers: Offer.optional(),
    hasOfferCatalog: z
      .looseObject({
        '@type': z.literal('OfferCatalog').describe('schema.org type'),
        itemListElement: z.array(Offer).describe('Every way to have it, that of offers first'),
      })
      .optional()
      .describe('There where it can be had in several ways: https://schema.org/OfferCatalog'),
  })
  .meta({ id: 'SchemaOrgService', description: 'A service: https://schema.org/Service' })

const SchemaOrgQuestion = z
  .looseObject({
    '@context': context,
    '@type': z.literal('Question').describe('schema.org type'),
    '@id': id,
    name: z.string().describe('The question, {{english.language}}'),
    url: z.url().describe('Where it stands on the site'),
    acceptedAnswer: z
      .looseObject({
        '@type': z.literal('Answer').describe('schema.org type'),
        text: z.string().describe('The published answer, verbatim, {{english.language}}'),
        url: z.url().describe('Where it stands on the site'),
      })
      .describe('The answer: https://schema.org/Answer'),
  })
  .meta({ id: 'SchemaOrgQuestion', description: 'A question: https://schema.org/Question' })

/** A complete schema.org object of one entry. */
export const SchemaOrgObject = z.discriminatedUnion('@type', [SchemaOrgQuestion, SchemaOrgService])
export type SchemaOrgObject = z.output<typeof SchemaOrgObject>

import { z } from 'zod'
import { OpeningHours } from './practice.ts'

/** Not strict as in the content: answers may get more fields. */
const Hours = z
  .object(OpeningHours.shape)
  .meta({ id: 'OpeningHours', description: 'Hours in which the practice is open' })

export const Profile = z
  .object({
    name: z.string().optional().describe('Name of the practice, {{english.language}}'),
    jobTitle: z.string().optional().describe('Profession of the person, {{english.language}}'),
    description: z.string().optional().describe('What the practice is, {{english.language}}'),
    credentials: z.string().optional().describe('Academic degree'),
    areaServed: z.string().optional().describe('Where clients may be, {{english.language}}'),
    knowsAbout: z.array(z.string()).optional().describe('Specialties, {{english.language}}'),
    address: z
      .object({
        streetAddress: z.string().describe('Street and house number'),
        addressLocality: z.string().describe('City'),
        addressRegion: z.string().describe('District'),
        postalCode: z.string().optional().describe('Postal code'),
        addressCountry: z.string().describe('Country, ISO 3166-1 alpha-2'),
        geo: z
          .object({
            latitude: z.number().describe('Degrees north'),
            longitude: z.number().describe('Degrees east'),
          })
          .optional()
          .describe('Position'),
        directions: z.string().describe('How to get there, {{english.language}}'),
      })
      .optional()
      .describe('Where the practice is, with the names of a schema.org PostalAddress'),
    language: z.string().optional().describe('Language of the content, BCP 47'),
    availableLanguage: z
      .array(z.string())
      .optional()
      .describe('Languages sessions are held in, BCP 47'),
    ages: z
      .object({
        from: z.number().int().optional().describe('The youngest, in years'),
        to: z.number().int().optional().describe('The oldest, in years'),
      })
      .optional()
      .describe('Whom it is for, by age'),
    homeVisits: z
      .object({
        area: z.string().describe('Where people are visited, {{english.language}}'),
        english: z.string().describe('The same in English'),
      })
      .optional()
      .describe('Present when people are visited at home'),
    people: z
      .array(
        z.object({
          id: z.string().describe('Stable identifier'),
          name: z.string().describe('Name, {{english.language}}'),
          jobTitle: z.string().describe('Profession, or what they do here, {{english.language}}'),
          english: z
            .object({
              name: z.string().describe('Name'),
              jobTitle: z.string().describe('Profession, or what they do here'),
            })
            .describe('The same in English'),
          languages: z.array(z.string()).describe('Languages they speak with clients, ISO 639'),
          credentials: z.string().optional().describe('Academic degree'),
          registration: z
            .object({
              number: z.string().describe('Number in the register'),
              authority: z.string().describe('Who keeps the register, {{english.language}}'),
              url: z.url().describe('Where the register can be searched'),
            })
            .optional()
            .describe('Their entry in a professional register'),
          image: z.url().optional().describe('Portrait'),
        }),
      )
      .optional()
      .describe('The people who work here, when there are several'),
    url: z.url().optional().describe('Home page'),
    contact: z
      .object({
        phone: z.string().optional().describe('Telephone, E.164'),
        whatsapp: z.string().optional().describe('WhatsApp number, E.164'),
        whatsappUrl: z.url().optional().describe('Link that opens a WhatsApp chat'),
        email: z.string().optional().describe('E-mail address'),
        telegram: z.string().optional().describe('Telegram name or number'),
        telegramUrl: z.url().optional().describe('Link that opens a Telegram chat'),
        signal: z.string().optional().describe('Signal number, E.164'),
        signalUrl: z.url().optional().describe('Link that opens a Signal chat'),
        form: z.url().optional().describe('Address of a contact form'),
        hours: z.array(Hours).describe('Regular opening hours'),
        responseTime: z.string().describe('How soon a message is answered, {{english.language}}'),
      })
      .optional()
      .describe('How to reach the practice'),
    links: z
      .object({
        website: z.url().describe('Home page'),
        booking: z.url().describe('Page on how to book'),
        faq: z.url().describe('Page with questions and answers'),
        services: z.url().describe('Page with the services'),
        openapi: z.url().describe('The OpenAPI document'),
        mcp: z.url().describe('The MCP endpoint'),
        ask: z.url().describe('The endpoint for questions in natural language'),
        llms: z.url().describe('The llms.txt'),
        docs: z.url().describe('Guide for developers'),
      })
      .optional()
      .describe('Pages for people and endpoints for programs'),
  })
  .meta({ id: 'Profile', description: 'The practice’s public identity' })
export type Profile = z.output<typeof Profile>

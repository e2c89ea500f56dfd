import { z } from 'zod'
import { CHANNEL_TYPES } from './channel.ts'

const Channel = z
  .object({
    type: z.enum(CHANNEL_TYPES).describe('Kind of channel'),
    label: z.string().describe('What to call it, {{english.language}}'),
    value: z.string().describe('International number (E.164), name or address'),
    url: z.string().describe('Link that opens it'),
    hours: z.string().optional().describe('When somebody answers, {{english.language}}'),
    note: z.string().optional().describe('Anything else worth knowing, {{english.language}}'),
  })
  .meta({ id: 'BookingChannel', description: 'A way to reach the people who book' })

export const BookingInfo = z
  .object({
    bookingSystem: z.literal('none').describe('There is no booking system'),
    capability: z.literal('contact-only').describe('Says only how to make contact'),
    freeIntroSession: z.boolean().describe('Whether the first session is free'),
    channels: z.array(Channel).describe('Contact channels, the preferred one first'),
    note: z.string().describe('How booking works, {{english.language}}'),
    waitingList: z
      .object({
        from: z
          .string()
          .optional()
          .describe('The day from which there is room, ISO 8601; absent while nobody knows'),
        people: z
          .array(z.string())
          .optional()
          .describe('Ids of the people of the profile who have one, where not all of them do'),
      })
      .optional()
      .describe('Present when new clients have to wait for a first session'),
  })
  .meta({ id: 'BookingInfo', description: 'How to book: by people, over {{english.channels}}' })
export type BookingInfo = z.output<typeof BookingInfo>

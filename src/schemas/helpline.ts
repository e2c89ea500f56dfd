import { z } from 'zod'
import { day, slug, text, webAddress } from './primitives.ts'

/** A helpline, from `content/helplines.yaml`. */
export const Helpline = z
  .strictObject({
    id: slug.describe('Name that texts refer to it by'),
    name: text.describe('Name people know it by'),
    phone: z
      .string()
      .regex(/^[\d-]{3,15}$/, { error: "expected digits and hyphens in quotes, such as '1201'" })
      .optional()
      .describe('Number to dial inside Israel'),
    url: webAddress.optional().describe('Address, where it is no telephone line'),
    audience: text.describe('Whom it is for'),
    hours: text.describe('When somebody answers'),
    note: text.optional().describe('What else one should know'),
    source: webAddress.describe('Where this stands officially'),
    order: z.number().int().default(0).describe('Place in lists: its place in the file'),
    checked: day.describe('The day it was last checked'),
  })
  .refine((line) => line.phone || line.url, {
    error: 'has neither a phone nor a url',
    path: ['phone'],
  })
export type Helpline = z.output<typeof Helpline>

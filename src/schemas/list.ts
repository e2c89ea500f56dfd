import { z } from 'zod'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from './limits.ts'

/** The fields of every page of a list. */
export const pageFields = {
  count: z.number().int().describe('Items on this page'),
  total: z.number().int().describe('Matching items on all pages'),
  nextCursor: z.string().nullable().describe('Cursor of the next page; null on the last'),
}

/** A question: text of at most 2,000 code points. */
export const Query = z
  .string()
  .refine((q) => !isLongerThan(q, MAX_QUERY_LENGTH), {
    error: `must be at most ${MAX_QUERY_LENGTH} characters`,
    params: { code: 'query_too_long' },
  })
  .meta({ maxLength: MAX_QUERY_LENGTH })

/** Query parameters of the list endpoints; each route describes what its q means. */
export const ListQuery = z.object({
  q: Query.optional().describe('Keywords or a question, {{english.languages}}'),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .refine((limit) => limit <= MAX_LIMIT)
    .optional()
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: MAX_LIMIT,
      description: 'Maximum number of items on a page; all of them when omitted',
      example: 5,
    }),
  cursor: z.string().optional().describe('nextCursor of the previous page, with the same q'),
})
export type ListQuery = z.output<typeof ListQuery>

/** Whether a text has more code points than this. It never counts those of a very long, hostile text. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || Array.from(text).length > most)
}

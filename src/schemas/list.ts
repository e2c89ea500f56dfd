import { z } from 'zod'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from './limits.ts'

/** What every page of a list says about itself. */
export const pageFields = {
  count: z.number().int().describe('Items on this page'),
  total: z.number().int().describe('Matching items on all pages'),
  nextCursor: z.string().nullable().describe('Cursor of the next page; null on the last'),
}

/** A question: text of at most 2,000 code points. Blank text counts as none. */
export const Query = z
  .string()
  .refine((q) => !isLongerThan(q, MAX_QUERY_LENGTH), {
    error: `must be at most ${MAX_QUERY_LENGTH} characters`,
    params: { code: 'query_too_long' },
  })
  .meta({ maxLength: MAX_QUERY_LENGTH })

/** Query parameters of the list endpoints; what q means differs, and is said where it is used. */
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

/** Counts code points, only as far as needed, since the text may be hostile. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || Array.from(text).length > most)
}

/** Spaces, and what nobody sees: marks such as those of direction, which some keyboards write, and fillers. */
const BLANK = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a question asks nothing that anybody could see: it is as if there were none. */
export function isBlank(question: string): boolean {
  return BLANK.test(question)
}

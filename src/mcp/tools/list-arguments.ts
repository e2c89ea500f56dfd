import { z } from 'zod'
import { MAX_LIMIT, Query } from '../../schemas/list.ts'

/** The argument that says what to look for. */
export const queryArgument = (description: string) => Query.optional().describe(description)

/** The argument that says how many entries to give. */
export const limitArgument = () =>
  z
    .number({ error: wholeNumber })
    .int({ error: wholeNumber })
    .min(1, { error: wholeNumber })
    .max(MAX_LIMIT, { error: wholeNumber })

/** The argument that goes on where the last answer ended. */
export const cursorArgument = () =>
  z.string().optional().describe('nextCursor of the previous answer, with the same other arguments')

const wholeNumber = `must be a whole number from 1 to ${MAX_LIMIT}`

/** What a list's output has beside the fields of the API. */
export const hintField = {
  hint: z.string().optional().describe('Where to turn when nothing matched, Hebrew'),
}

/** How to get the rest of a list, for the end of an answer's text. */
export function pageNote(
  tool: string,
  { count, total, nextCursor }: { count: number; total: number; nextCursor: string | null },
): string {
  const shown = `${count} of ${total} shown.`
  return nextCursor === null
    ? shown
    : `${shown} For more, call ${tool} with the same arguments and cursor "${nextCursor}".`
}

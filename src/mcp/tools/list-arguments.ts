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

/** The argument that continues after the last answer. */
export const cursorArgument = () =>
  z.string().optional().describe('nextCursor of the previous answer, with the same other arguments')

const wholeNumber = `must be a whole number from 1 to ${MAX_LIMIT}`

/** The field of a list's output that the API does not have. */
export const hintField = {
  hint: z
    .string()
    .optional()
    .describe(
      'Whom to call where the query tells of danger, or where to turn when nothing matched, Hebrew',
    ),
}

/** What the tools that give lists share: their arguments, and what they say beside the entries. */
import { z } from 'zod'
import type { Catalogue } from '../../catalogue/build.ts'
import { blocks } from '../../core/markdown.ts'
import type { Matches } from '../../core/retrieval.ts'
import { MAX_LIMIT } from '../../schemas/limits.ts'
import { Query } from '../../schemas/list.ts'
import type { ToolAnswer } from './define-tool.ts'

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

/** What the site advises: whom to call, or where to turn. */
export function createAdvise({ safety, search }: Catalogue['site']): Advise {
  return ({ danger, situation }, total) => {
    if (danger !== 'none') return situation?.text ?? safety.text
    return total === 0 ? search.noMatch : undefined
  }
}

/** What to do first where a question tells of danger; otherwise where to turn when nothing matched. */
export type Advise = (matches: Matches, total: number) => string | undefined

interface ListTexts {
  /** Stands before all else, since it may say whom to call. */
  hint: string | undefined
  /** What the text says of the entries. */
  entries: readonly string[]
  /** What it says instead when there are none. */
  nothing: string
}

/**
 * The answer of a tool that gives lists, which ends with how to get the rest.
 *
 * @param list A page of the list, as the API gives it.
 */
export function listAnswer(
  tool: string,
  list: { count: number; total: number; nextCursor: string | null },
  { hint, entries, nothing }: ListTexts,
): ToolAnswer {
  const { count, total, nextCursor } = list
  const rest =
    nextCursor && ` For more, call ${tool} with the same arguments and cursor "${nextCursor}".`
  const shown = `${count} of ${total} shown.${rest ?? ''}`
  return {
    data: { ...list, ...(hint && { hint }) },
    markdown: blocks(hint, ...(total === 0 ? [nothing] : [...entries, shown])),
  }
}

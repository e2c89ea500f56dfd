/** What the tools that give lists share: their arguments, and what they say beside the entries. */
import { z } from 'zod'
import type { Catalogue } from '../../catalogue/build.ts'
import { blocks } from '../../core/markdown.ts'
import type { Matches } from '../../core/retrieval.ts'
import { MAX_LIMIT } from '../../schemas/limits.ts'
import { Query, pageFields } from '../../schemas/list.ts'
import type { ToolAnswer } from './define-tool.ts'

/** The argument that says what to look for. */
export const queryArgument = (description: string) => Query.optional().describe(description)

/** The argument that says how many entries to give. */
export const limitArgument = () =>
  z
    .int({ error: wholeNumber })
    .min(1, { error: wholeNumber })
    .max(MAX_LIMIT, { error: wholeNumber })

/** The argument that continues after the last answer. */
export const cursorArgument = () =>
  z.string().optional().describe('nextCursor of the previous answer, with the same other arguments')

const wholeNumber = ({ input }: { input?: unknown }) =>
  `must be a whole number from 1 to ${MAX_LIMIT}${notText(input)}`

/** What to add to an error of a number, since models write `"5"` for 5. */
export function notText(input: unknown): string {
  return typeof input === 'string' ? ': send a number, not text' : ''
}

/** The field of a list's output that the API does not have. */
export const hintField = {
  hint: z
    .string()
    .optional()
    .describe(
      'Whom to call where the query tells, or may tell, of danger, Hebrew; and what to do when nothing matched',
    ),
}

/** What to do where a question tells of danger, first where it surely does; otherwise where to turn when nothing matched. */
export type Advise = ReturnType<typeof createAdvise>

/**
 * What the site advises, and whether it stands before all else. The text of one situation tells people what
 * happened to them, so it is given only where danger is sure: of a word such as OCD or phone it would be untrue.
 */
export function createAdvise({ safety, search }: Catalogue['site']) {
  return ({ danger, situation }: Matches, total: number) => {
    if (danger === 'acute') return { hint: situation?.text ?? safety.text, isUrgent: true }
    if (danger === 'possible') return { hint: safety.text, isUrgent: false }
    return { hint: total === 0 ? search.noMatch : undefined, isUrgent: false }
  }
}

type ListPage = z.output<z.ZodObject<typeof pageFields>>

interface ListTexts {
  advice: ReturnType<Advise>
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
export function listAnswer<List extends ListPage>(
  tool: string,
  list: List,
  { advice: { hint, isUrgent }, entries, nothing }: ListTexts,
): ToolAnswer<List & { hint?: string }> {
  const { count, total, nextCursor } = list
  const rest =
    nextCursor && ` For more, call ${tool} with the same arguments and cursor "${nextCursor}".`
  const shown = `${count} of ${total} shown.${rest ?? ''}`
  const texts = total === 0 ? [nothing] : [...entries, shown]
  const markdown = isUrgent ? blocks(hint, ...texts) : blocks(...texts, hint)
  // Without entries, all that the text says is advice.
  const advised = total === 0 ? markdown : hint
  return { data: { ...list, ...(advised && { hint: advised }) }, markdown }
}

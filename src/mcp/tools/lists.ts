/** What the tools that give lists share: their arguments, and what they say beside the entries. */
import { z } from 'zod'
import { blocks } from '../../core/markdown.ts'
import type { Answer } from '../../core/answer.ts'
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
      'Whom to call when the query speaks, or may speak, of danger, {{english.language}}; what to do when nothing matched',
    ),
}

type ListPage = z.output<z.ZodObject<typeof pageFields>>

interface ListTexts {
  /** What the list answers; nothing where it is not of a question. */
  answer: Answer | undefined
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
  { answer, entries, nothing }: ListTexts,
): ToolAnswer<List & { hint?: string }> {
  const { count, total, nextCursor } = list
  const rest =
    nextCursor && ` For more, call ${tool} with the same arguments and cursor "${nextCursor}".`
  const shown = `${count} of ${total} shown.${rest ?? ''}`
  const texts = total === 0 ? [nothing] : [...entries, shown]
  // Whom to call stands before all else where danger is sure; where nothing answers, where to turn stands last.
  const hint = answer?.help ?? (total === 0 ? answer?.fallback : undefined)
  const markdown = answer?.level === 'acute' ? blocks(hint, ...texts) : blocks(...texts, hint)
  // Without entries, all that the text says is advice.
  const advised = total === 0 ? markdown : hint
  return { data: { ...list, ...(advised && { hint: advised }) }, markdown }
}

/** What tools that return lists share: arguments, and the texts around the entries. */
import { z } from 'zod'
import { blocks } from '../../core/markdown.ts'
import type { Answer } from '../../core/answer.ts'
import { MAX_LIMIT } from '../../schemas/limits.ts'
import { Query, pageFields } from '../../schemas/list.ts'
import type { ToolAnswer } from './define-tool.ts'

export const queryArgument = (description: string) => Query.optional().describe(description)

export const limitArgument = () =>
  z
    .int({ error: wholeNumber })
    .min(1, { error: wholeNumber })
    .max(MAX_LIMIT, { error: wholeNumber })

export const cursorArgument = () =>
  z.string().optional().describe('nextCursor of the previous answer, with the same other arguments')

const wholeNumber = ({ input }: { input?: unknown }) =>
  `must be a whole number from 1 to ${MAX_LIMIT}${notText(input)}`

/** A hint for errors of numbers, since models send `"5"` for 5. */
export function notText(input: unknown): string {
  return typeof input === 'string' ? ': send a number, not text' : ''
}

/** A field of the tools' output that the API's lists do not have. */
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
  /** The answer that the list belongs to; undefined if there was no question. */
  answer: Answer | undefined
  /** The entries as Markdown. */
  entries: readonly string[]
  /** The text if there are none. */
  nothing: string
}

/**
 * Makes the result of a tool from a page of a list, as the API returns it.
 *
 * @param tool Name of the tool, to tell how to get the next page.
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
  // In acute danger, whom to call comes first; if nothing was found, where to turn comes last.
  const hint = answer?.help ?? (total === 0 ? answer?.fallback : undefined)
  const markdown = answer?.danger === 'acute' ? blocks(hint, ...texts) : blocks(...texts, hint)
  // Without entries, the whole text is a hint.
  const dataHint = total === 0 ? markdown : hint
  return { data: { ...list, ...(dataHint && { hint: dataHint }) }, markdown }
}

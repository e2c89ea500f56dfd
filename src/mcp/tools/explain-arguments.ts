import type { z } from 'zod'
import { ApiError } from '../../core/api-error.ts'

/**
 * Says what is wrong with a tool's arguments in words a model can act on: every argument the tool takes
 * is named, and a made-up name (`question`, `q`) gets the one that was meant.
 *
 * @param issues What the input schema refused.
 */
export function explainArguments(
  tool: string,
  input: z.ZodObject,
  issues: readonly z.core.$ZodIssue[],
): ApiError {
  const names = Object.keys(input.shape)
  const [main] = names
  const mistakes = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const unknown = issue.keys.map(quote).join(', ')
      return main
        ? `there is no argument ${unknown}: perhaps "${main}" was meant`
        : `there is no argument ${unknown}`
    }
    const field = issue.path.join('.')
    return field ? `"${field}" ${issue.message}` : `arguments: ${issue.message}`
  })
  return new ApiError(
    'invalid_params',
    `${tool} was called with wrong arguments: ${mistakes.join('; ')}.`,
    names.length > 0 ? `It takes ${names.map(quote).join(', ')}.` : 'It takes no arguments.',
  )
}

/** Limits how much of the request an answer repeats. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name)
}

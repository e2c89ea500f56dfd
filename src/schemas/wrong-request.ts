import type { z } from 'zod'

/** What is sent and taken, in words that need no manual. */
const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/**
 * Says of a field that a client sent what is wrong with it, for people: `must be text, not a number`. Given to
 * schemas that read requests, as `error`; those of the content say what stands there.
 *
 * @returns undefined for what a schema has words of its own for.
 */
export function sayWrong(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue
  if (issue.code === 'invalid_type') {
    const kind = kindNamed(issue.expected)
    return input === undefined
      ? `is missing: send ${kind}`
      : `must be ${kind}, not ${kindOf(input)}`
  }
  if (issue.code === 'invalid_value') return `must be ${anyOf(issue.values)}, not ${shown(input)}`
  return undefined
}

/** What something is that a client sent; of true and false, which of the two. */
function kindOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value)
  if (value === null) return 'null'
  return kindNamed(Array.isArray(value) ? 'array' : typeof value)
}

/** What may be sent; an empty text is as none. */
export function anyOf(values: readonly unknown[]): string {
  const given = values.filter((value) => value !== '').map(String)
  return given.join(', ').replace(/, (?=[^,]*$)/, ' or ')
}

/** What is expected, by the name that zod has for it. */
export const kindNamed = (expected: string) => TYPE_NAMES[expected] ?? expected

/** Limits how much of the request an answer repeats. */
const shown = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : kindOf(value)

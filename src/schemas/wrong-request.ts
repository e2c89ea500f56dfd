import type { z } from 'zod'

/** Zod's names of types, in plain words. */
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
 * Says what is wrong with a field of a request: `must be text, not a number`. For zod's `error` option, in schemas of
 * requests; those of the content have `field-mistakes.ts`.
 *
 * @returns undefined for other issues, for which schemas have words of their own.
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

/** The type of a value in plain words; true and false as themselves. */
function kindOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value)
  if (value === null) return 'null'
  return kindNamed(Array.isArray(value) ? 'array' : typeof value)
}

/** @example anyOf(['a', 'b', 'c', '']) // 'a, b or c' */
export function anyOf(values: readonly unknown[]): string {
  const given = values.filter((value) => value !== '').map(String)
  return given.join(', ').replace(/, (?=[^,]*$)/, ' or ')
}

/** A type in plain words, by zod's name. */
export const kindNamed = (expected: string) => TYPE_NAMES[expected] ?? expected

/** A value as a message quotes it: text, up to 40 characters, otherwise its type. */
const shown = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : kindOf(value)

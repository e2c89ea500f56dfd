import { z } from 'zod'
import { CHANNEL_TYPES } from '../schemas/channel.ts'
import { CONTROL_SIGN } from '../schemas/primitives.ts'
import { isRecord } from '../schemas/values.ts'
import { likelyNames } from './closest-names.ts'
import { type Mistake, mistake, type MistakeCode, MISTAKES } from './mistakes.ts'

/** What is wrong with a field of a value. */
export interface FieldProblem extends Mistake {
  path: readonly PropertyKey[]
  /** What stands there; undefined where nothing does. */
  got: string | undefined
}

/**
 * Validates a value that an owner wrote.
 *
 * @returns What the schema makes of it, undefined where it is wrong, and everything that is wrong with it.
 */
export function validate(schema: z.ZodType, data: unknown) {
  const { data: value, error } = schema.safeParse(data, { reportInput: true })
  const problems = error?.issues.flatMap((issue): FieldProblem[] => {
    const { code, path, input } = issue
    const inside = (key: PropertyKey) => (isRecord(input) ? input[String(key)] : input)
    if (code === 'unrecognized_keys') {
      const known = knownFields(schema, path)
      return issue.keys.map((key) => {
        return { path: [...path, key], got: shown(inside(key)), ...unknownField(key, known) }
      })
    }
    // A check of several fields has them all as its input, and names the wrong one in its path.
    const got = shown(code === 'custom' ? inside(path.at(-1) ?? '') : input)
    return [{ path, got, ...mistakeOf(issue, schema) }]
  })
  return { value, problems: [...(problems ?? []), ...controlSigns(data, [])] }
}

/** The texts with a sign that nobody sees, which YAML can write as `\\0`. */
function controlSigns(value: unknown, path: readonly PropertyKey[]): FieldProblem[] {
  if (typeof value === 'string')
    return CONTROL_SIGN.test(value) ? [{ path, got: shown(value), ...mistake('control-sign') }] : []
  if (Array.isArray(value)) return value.flatMap((item, i) => controlSigns(item, [...path, i]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => controlSigns(item, [...path, name]))
}

/** The mistake of an issue, by zod's code; a schema may name another in its message. */
function mistakeOf(issue: z.core.$ZodIssue, schema: z.ZodType): Mistake {
  const { message, input } = issue
  if (typeof input === 'string' && /^\[\[.*\]\]$/u.test(input)) return mistake('unfilled')
  const isNumber = 'origin' in issue && ['number', 'int'].includes(issue.origin)
  switch (issue.code) {
    case 'invalid_value':
      if (message in MISTAKES) break
      return mistake('one-of', { values: issue.values.map(String).join(', ') })
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin === 'array') return mistake('too-few', { least })
      if (isNumber)
        return issue.inclusive ? mistake('at-least', { least }) : mistake('above', { least })
      return issue.exact ? mistake('length', { length: least }) : mistake('string')
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      if (isNumber) return mistake('at-most', { most })
      if (issue.exact) return mistake('length', { length: most })
      return mistake('too-long', { most, length: String(input).length })
    }
  }
  const code = issue.code === 'invalid_type' && !(message in MISTAKES) ? issue.expected : message
  if (!(code in MISTAKES)) throw new Error(`The table of mistakes has no row for: ${code}`)
  return {
    code: code as MistakeCode,
    params: {
      known: knownFields(schema, issue.path).join(', '),
      ...(issue.code === 'custom' ? issue.params : {}),
    },
  }
}

function unknownField(name: string, known: readonly string[]): Mistake {
  if (known.includes('channels') && (CHANNEL_TYPES as readonly string[]).includes(name))
    return mistake('in-channels', { type: name })
  const near = likelyNames(name, known)
  return near.length > 0
    ? mistake('misspelt-field', { near })
    : mistake('unknown-field', { known: known.join(', ') })
}

/** The fields that may stand at a path. */
function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at = z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' })
  for (const part of path)
    at = ((typeof part === 'number' ? at.items : at.properties?.[String(part)]) ?? {}) as typeof at
  return Object.keys(at.properties ?? {})
}

/** A value as JSON, cut to 80 characters, with invisible characters escaped. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = JSON.stringify(value).replace(
    /\p{Cf}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  )
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

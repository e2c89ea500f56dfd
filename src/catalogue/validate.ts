import { z } from 'zod'
import { perhaps } from './closest-names.ts'
import { type ContentProblem, problem, UNFILLED } from './content-error.ts'
import type { ContentFile } from './content-file.ts'

/** How often what is wrong may hide something else that is wrong. */
const MOST_ROUNDS = 10

/**
 * Validates what a file holds. What is wrong gets a stand-in, so that whatever concerns several files can be
 * checked all the same, and an owner is told everything at once.
 *
 * @returns As value what the schema makes of it, with stand-ins where there are problems; undefined where even
 *   they would not do.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  { file, lineOf }: ContentFile,
  data: unknown,
): { value: z.output<Schema> | undefined; problems: ContentProblem[] } {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap((issue) => {
    const said = (got: string, expected: string, path = issue.path) => {
      return { ...problem(file, path.join('.') || 'file', got, expected), line: lineOf(path) }
    }
    if (issue.code === 'unrecognized_keys') {
      const known = knownFields(schema, issue.path)
      return issue.keys.map((key) => {
        const expected = `a field that exists, ${perhaps(key, known)}`
        return said('unknown field', expected, [...issue.path, key])
      })
    }
    const [, expected, got] = /^expected (.*), got (.*)$/s.exec(issue.message) ?? []
    if (expected !== undefined && got !== undefined)
      return said(got, /^"\[\[.*\]\]"$/u.test(got) ? UNFILLED : expected)
    return said('nothing', issue.message.replace(/^is (missing|empty): expected /, ''))
  })
  return { value: withStandIns(schema, data), problems }
}

/** The fields that may stand at a path. */
function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at = z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' })
  for (const part of path)
    at = ((typeof part === 'number' ? at.items : at.properties?.[String(part)]) ?? {}) as typeof at
  return Object.keys(at.properties ?? {})
}

/** What stands in for a text or a name that is wrong. */
export const STAND_IN = 'stand-in-for-what-is-wrong'

/** Values of every form that a schema of this project asks for. */
// prettier-ignore
const STAND_INS = [
  STAND_IN, 1, false, {}, [undefined],
  'always', '2026-01-31', '00:00', '+97230000000', '#000000', '100', 'he', 'look/x.svg',
  'https://site.example', 'name@site.example',
]

function withStandIns<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const root = { value: structuredClone(data) }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = schema.safeParse(root.value)
    if (result.success) return result.data
    for (const issue of result.error.issues) putStandIn(root, issue, schema)
  }
  return undefined
}

function putStandIn(root: { value: unknown }, issue: z.core.$ZodIssue, schema: z.ZodType): void {
  const path = ['value', ...issue.path]
  const key = path.pop() ?? ''
  const holder = path.reduce<unknown>(child, root)
  if (typeof holder !== 'object' || holder === null) return
  const fields = holder as Record<PropertyKey, unknown>
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) Reflect.deleteProperty(fields[key] as object, name)
    return
  }
  const isWrong = () =>
    schema.safeParse(root.value).error?.issues.some(({ path }) => path.join() === issue.path.join())
  for (const standIn of [...(issue.code === 'invalid_value' ? issue.values : []), ...STAND_INS]) {
    fields[key] = structuredClone(standIn)
    if (!isWrong()) return
  }
}

/** A value may be marked as a placeholder; what is wrong with it is inside the mark. */
function child(holder: unknown, key: PropertyKey): unknown {
  const value = (holder as Record<PropertyKey, unknown> | undefined)?.[key]
  return typeof value === 'object' && value !== null && 'placeholder' in value
    ? value.placeholder
    : value
}

import { z } from 'zod'
import { closestNames } from './closest-names.ts'
import type { ContentProblem } from './content-error.ts'
import type { ContentFile } from './content-file.ts'

/** What a schema makes of a file, or of an item of one. */
export interface Validated<Value> {
  /** Where there are problems, with stand-ins for what is wrong; undefined where even they would not do. */
  value: Value | undefined
  problems: ContentProblem[]
}

/** How often what is wrong may hide something else that is wrong. */
const MOST_ROUNDS = 10

/**
 * Validates a file's fields, or an item of its list. What is wrong gets a stand-in, so that whatever concerns
 * several files can be checked all the same, and an owner is told everything at once.
 *
 * @param at Path of the item in the file.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  { file, lineOf }: ContentFile,
  data: unknown,
  at: readonly PropertyKey[] = [],
): Validated<z.output<Schema>> {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap((issue) =>
    problemsOf(issue, schema, file).map((problem) => {
      const path = [...at, ...problem.path]
      return {
        ...problem.said,
        field: path.join('.') || 'file',
        line: lineOf(path),
      }
    }),
  )
  return { value: withStandIns(schema, data), problems }
}

interface Said {
  path: PropertyKey[]
  said: Omit<ContentProblem, 'field'>
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, file: string): Said[] {
  const { path, message } = issue
  const said = (got: string, expected: string, at = path) => [
    { path: at, said: { file, got, expected } },
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((key) => {
      const known = knownFields(schema, path)
      return said(
        'unknown field',
        `a field that exists, perhaps ${closestNames(key, known).join(' or ')}`,
        [...path, key],
      )
    })
  const [, expected, got] = /^expected (.*), got (.*)$/s.exec(message) ?? []
  if (expected !== undefined && got !== undefined) return said(got, expected)
  const [, missing] = /^(?:is missing|is empty): expected (.*)$/s.exec(message) ?? []
  return said('nothing', missing ?? message)
}

/** The fields that may stand at a path. */
function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at = z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' })
  for (const part of path)
    at = ((typeof part === 'number' ? at.items : at.properties?.[String(part)]) ?? {}) as typeof at
  return Object.keys(at.properties ?? {})
}

function withStandIns<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  const root = { value: structuredClone(data) }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = schema.safeParse(root.value)
    if (result.success) return result.data
    for (const issue of result.error.issues) putStandIn(root, issue)
  }
  return undefined
}

function putStandIn(root: { value: unknown }, issue: z.core.$ZodIssue): void {
  const path = ['value', ...issue.path]
  const key = path.pop() ?? ''
  const holder = path.reduce<unknown>(child, root)
  if (typeof holder !== 'object' || holder === null) return
  const fields = holder as Record<PropertyKey, unknown>
  const value = fields[key]
  if (issue.code === 'unrecognized_keys')
    for (const name of issue.keys) Reflect.deleteProperty(value as object, name)
  else fields[key] = standIn(issue, value)
}

/** A value may be marked as a placeholder; what is wrong with it is inside the mark. */
function child(holder: unknown, key: PropertyKey): unknown {
  const value = (holder as Record<PropertyKey, unknown> | undefined)?.[key]
  return typeof value === 'object' && value !== null && 'placeholder' in value
    ? value.placeholder
    : value
}

/** Values of every form that a schema of this project asks for. */
const FORMS = [
  ...['x', '2026-01-31', '09:00', '+97230000000', '#000000', '100', 'he', 'look/x.svg'],
  ...['https://site.example', 'name@site.example'],
]
const OF_TYPE: Record<string, unknown> = {
  string: 'x',
  number: 1,
  int: 1,
  boolean: false,
  array: [],
  object: {},
}

function standIn(issue: z.core.$ZodIssue, value: unknown): unknown {
  switch (issue.code) {
    case 'invalid_type':
      return structuredClone(OF_TYPE[issue.expected])
    case 'invalid_value':
      return issue.values[0]
    case 'invalid_union':
      return 'always'
    case 'invalid_format':
      return FORMS.find((form) => fits(issue.format, issue.pattern, form))
    case 'too_big':
      return typeof value === 'string' ? value.slice(0, Number(issue.maximum)) : issue.maximum
    case 'too_small':
      if (Array.isArray(value)) return [undefined]
      return typeof value === 'string' ? 'x'.repeat(Number(issue.minimum)) : 1
    default:
      return undefined
  }
}

function fits(format: string, pattern: string | undefined, form: string): boolean {
  if (format === 'url') return form.startsWith('https://')
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern ?? '') ?? []
  return new RegExp(source, flags).test(form)
}

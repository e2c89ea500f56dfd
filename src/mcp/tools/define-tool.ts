import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { closestNames, likeness } from '../../catalogue/closest-names.ts'
import { ApiError } from '../../core/api-error.ts'
import { list } from '../../core/markdown.ts'
import { sayWrong } from '../../schemas/wrong-request.ts'
import { jsonSchema } from './json-schema.ts'

/** A tool that can be listed and called. */
export interface Tool {
  /** What it is for, in a few words, as the server's instructions say it. */
  when: string
  /** As tools/list shows it. */
  definition: ToolDefinition
  /**
   * Gives the same facts twice, as text to read and as data. A mistake of the client is never thrown: it is a
   * result with `isError`, which models can correct.
   */
  call: (args: object) => CallToolResult
}

/** Data and the Markdown that says the same. */
export interface ToolAnswer<Data> {
  data: Data
  markdown: string
}

interface ToolSpec<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string
  title: string
  /** What it is for, in a few words. */
  when: string
  /** When to use it, when not, what comes back. */
  description: string
  input: Input
  output: Output
  /** @throws {ApiError} Whose message and hint are shown to the client. */
  run: (input: z.output<Input>) => ToolAnswer<z.output<Output>>
}

const PRIVACY = 'Do not put names, health details or anything else personal into the arguments.'

/** Tools only read published content. */
const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Makes a tool from its specification; its definition is computed once. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  spec: ToolSpec<Input, Output>,
): Tool {
  const { name, title, when, description, input, output, run } = spec
  return {
    when,
    definition: {
      name,
      title,
      description: `${description} ${PRIVACY}`,
      inputSchema: jsonSchema(input),
      outputSchema: jsonSchema(output),
      annotations: { title, ...READ_ONLY },
    },
    call: (args) => {
      try {
        const given = withoutNulls(args)
        const parsed = input.safeParse(given, { error: sayWrong })
        if (!parsed.success) throw explainArguments(name, input, given, parsed.error.issues)
        const { data, markdown } = run(parsed.data)
        return { content: [{ type: 'text', text: markdown }], structuredContent: data }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const text = [error.message, error.hint].filter(Boolean).join(' ')
        // Without data, which the SDK's clients would check against the output schema, and throw.
        return { content: [{ type: 'text', text }], isError: true }
      }
    },
  }
}

/** Many clients write null for an argument that they leave out. */
function withoutNulls(args: object): object {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
}

/**
 * Says what is wrong with a tool's arguments in words a model can act on: every argument the tool takes
 * is named, and a made-up name (`question`, `nextCursor`) gets the one that was meant.
 *
 * @param issues What the input schema refused.
 */
function explainArguments(
  tool: string,
  input: z.ZodObject,
  given: object,
  issues: readonly z.core.$ZodIssue[],
): ApiError {
  const names = Object.keys(input.shape)
  const mistakes = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const named = issue.keys.slice(0, MOST_CORRECTED)
      const more = issue.keys.length - named.length
      const meant = named.map((key) => argumentMeant(key, names, given))
      const perhaps = [...new Set(meant)].flatMap((name) => (name ? quote(name) : []))
      const unknown = `there is no argument ${named.map(quote).join(', ')}${more > 0 ? ` (and ${more} more)` : ''}`
      return perhaps.length > 0 ? `${unknown}: perhaps ${perhaps.join(', ')} was meant` : unknown
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

/** Whoever makes up thousands of names is told of so many: to find what each may mean would keep others waiting. */
const MOST_CORRECTED = 5

/** Below this a name shares no more with another than a letter at its beginning or end. */
const ALIKE = 0.3

/**
 * The argument that a made-up name stands for: of those that were not given the closest one, or, where
 * none is like it, the main one.
 *
 * @param names What the tool takes, the main one first.
 * @returns undefined when nothing is left that it may stand for.
 */
function argumentMeant(wrong: string, names: readonly string[], given: object): string | undefined {
  const [closest] = closestNames(
    wrong,
    names.filter((name) => !Object.hasOwn(given, name)),
  )
  if (closest !== undefined && likeness(wrong, closest) >= ALIKE) return closest
  const [main] = names
  return main !== undefined && !Object.hasOwn(given, main) ? main : undefined
}

/** Limits how much of the request an answer repeats. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name)
}

/** A list of labelled facts; a fact that is not published is left out. */
export function bullets(facts: readonly (readonly [label: string, fact: unknown])[]): string {
  return list(
    facts
      .filter(([, fact]) => fact !== undefined && fact !== '')
      .map(([label, fact]) => `${label}: ${String(fact)}`),
  )
}

/** Keeps what is said of something published, which never changes, from when it is first said. */
export function saidOnce<T extends object>(
  say: (published: T) => string,
): (published: T) => string {
  const said = new WeakMap<T, string>()
  return (published) => {
    const text = said.get(published) ?? say(published)
    said.set(published, text)
    return text
  }
}

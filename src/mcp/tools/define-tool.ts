import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { closestNames, likeness } from '../../catalogue/closest-names.ts'
import { ApiError } from '../../core/api-error.ts'
import { list } from '../../core/markdown.ts'
import { sayWrong } from '../../schemas/wrong-request.ts'
import { jsonSchema } from './json-schema.ts'

/** A tool that can be listed and called. */
export interface Tool {
  /** Its purpose in a few words, for the server's instructions. */
  when: string
  /** Its entry in tools/list. */
  definition: ToolDefinition
  /** Returns a result as text and as data. Errors of the client are results with `isError`, which models can correct. */
  call: (args: object) => CallToolResult
}

/** A tool's result: data, and the same as Markdown. */
export interface ToolAnswer<Data> {
  data: Data
  markdown: string
}

interface ToolSpec<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string
  title: string
  /** Its purpose in a few words. */
  when: string
  /** When to use it, when not, what it returns. */
  description: string
  input: Input
  output: Output
  /** @throws {ApiError} Its message and hint go to the client. */
  run: (input: z.output<Input>) => ToolAnswer<z.output<Output>>
}

const PRIVACY = 'Do not put names, health details or anything else personal into the arguments.'

const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

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
        const text = `${error.message} ${error.hint}`
        // Without data: clients of the SDK would validate it by the output schema, and throw.
        return { content: [{ type: 'text', text }], isError: true }
      }
    },
  }
}

/** Many clients send null for an omitted argument. */
function withoutNulls(args: object): object {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
}

/**
 * Makes an error that lets a model correct its arguments: it lists those that the tool takes, and suggests one for each
 * made-up name (`question`, `nextCursor`).
 *
 * @param issues Issues of the input schema.
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
      const shown = issue.keys.slice(0, MAX_CORRECTED)
      const more = issue.keys.length - shown.length
      const meant = shown.map((key) => argumentMeant(key, names, given))
      const suggestions = [...new Set(meant)].flatMap((name) => (name ? quote(name) : []))
      const unknown = `there is no argument ${shown.map(quote).join(', ')}${more > 0 ? ` (and ${more} more)` : ''}`
      return suggestions.length > 0
        ? `${unknown}: perhaps ${suggestions.join(', ')} was meant`
        : unknown
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

/** Suggestions are made for so many made-up names, since thousands would keep others waiting. */
const MAX_CORRECTED = 5

/** Names that are less alike share no more than a letter at the beginning or end. */
const MIN_LIKENESS = 0.3

/**
 * Guesses the argument that a made-up name means: the most similar one that was not given, otherwise the main one.
 *
 * @param names The tool's arguments, the main one first.
 * @returns undefined if the main one was given too.
 */
function argumentMeant(wrong: string, names: readonly string[], given: object): string | undefined {
  const [closest] = closestNames(
    wrong,
    names.filter((name) => !Object.hasOwn(given, name)),
  )
  if (closest !== undefined && likeness(wrong, closest) >= MIN_LIKENESS) return closest
  const [main] = names
  return main !== undefined && !Object.hasOwn(given, main) ? main : undefined
}

/** Quotes a name of the request, cut to 40 characters. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name)
}

/** A Markdown list of labelled facts, without undefined or empty ones. */
export function bullets(facts: readonly (readonly [label: string, fact: unknown])[]): string {
  return list(
    facts
      .filter(([, fact]) => fact !== undefined && fact !== '')
      .map(([label, fact]) => `${label}: ${String(fact)}`),
  )
}

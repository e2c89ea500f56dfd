import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { ApiError } from '../../core/api-error.ts'
import { list } from '../../core/markdown.ts'
import { jsonSchema } from './json-schema.ts'

/** A tool that can be listed and called. */
export interface Tool {
  /** As tools/list shows it. */
  definition: ToolDefinition
  /**
   * Gives the same facts twice, as text to read and as data. A mistake of the client is never thrown: it is a
   * result with `isError`, which models can correct.
   */
  call: (args: unknown) => CallToolResult
}

/** Data and the Markdown that says the same. */
export interface ToolAnswer {
  data: Record<string, unknown>
  markdown: string
}

interface ToolSpec<Input extends z.ZodObject> {
  name: string
  title: string
  /** When to use it, when not, what comes back. */
  description: string
  input: Input
  output: z.ZodObject
  /** @throws {ApiError} Whose message and hint are shown to the client. */
  run: (input: z.output<Input>) => ToolAnswer
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
export function defineTool<Input extends z.ZodObject>(spec: ToolSpec<Input>): Tool {
  const { name, title, description, input, output, run } = spec
  return {
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
        const parsed = input.safeParse(withoutNulls(args))
        if (!parsed.success) throw explainArguments(name, input, parsed.error.issues)
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
function withoutNulls(args: unknown): unknown {
  if (args === undefined || args === null) return {}
  if (typeof args !== 'object' || Array.isArray(args)) return args
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
}

/**
 * Says what is wrong with a tool's arguments in words a model can act on: every argument the tool takes
 * is named, and a made-up name (`question`, `q`) gets the one that was meant.
 *
 * @param issues What the input schema refused.
 */
function explainArguments(
  tool: string,
  input: z.ZodObject,
  issues: readonly z.core.$ZodIssue[],
): ApiError {
  const names = Object.keys(input.shape)
  const [main] = names
  const mistakes = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const unknown = `there is no argument ${issue.keys.map(quote).join(', ')}`
      return main ? `${unknown}: perhaps "${main}" was meant` : unknown
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

/** A list of labelled facts; a fact that is not published is left out. */
export function bullets(facts: readonly (readonly [label: string, fact: unknown])[]): string {
  return list(
    facts
      .filter(([, fact]) => fact !== undefined && fact !== '')
      .map(([label, fact]) => `${label}: ${String(fact)}`),
  )
}

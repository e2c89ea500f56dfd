import { z } from 'zod'
import { MAX_QUERY_LENGTH, Query } from './list.ts'

/** Version of the NLWeb specification that the answers follow. */
export const NLWEB_VERSION = '0.55'

/** Parameters of GET /ask, and of POST where they ask for a stream. */
export const AskParameters = z.object({
  query: Query.optional().meta({
    description: 'The question, Hebrew or English',
    example: 'is what I say confidential?',
  }),
  streaming: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', '1', 'false', '0', '']))
    .optional()
    .meta({ type: 'string', enum: ['true', '1', 'false', '0', ''] })
    .describe('Whether to answer as server-sent events'),
})

/**
 * Body of POST /ask. The question is text, or the object of the NLWeb specification; its other fields
 * (mode, site, prev, context, meta) are accepted and ignored, for every answer is extractive.
 */
export const AskRequest = z.looseObject({
  query: z
    .unknown()
    .transform(textOf)
    .optional()
    .meta({
      description: 'The question, Hebrew or English',
      oneOf: [
        { type: 'string', maxLength: MAX_QUERY_LENGTH },
        { type: 'object', properties: { text: { type: 'string', maxLength: MAX_QUERY_LENGTH } } },
      ],
    }),
  prefer: z
    .looseObject({
      streaming: z.boolean().nullish().describe('Whether to answer as server-sent events'),
    })
    .nullish()
    .describe('How to answer'),
})

const QueryObject = z.looseObject({ text: Query.nullish() })

/** The text of a question in either form. No union, whose mistakes would not name the field that was sent. */
function textOf(query: unknown, context: z.core.$RefinementCtx): string | null | undefined {
  const isObject = typeof query === 'object' && query !== null && !Array.isArray(query)
  const result = isObject
    ? QueryObject.transform(({ text }) => text).safeParse(query)
    : Query.nullish().safeParse(query)
  if (result.success) return result.data
  for (const issue of result.error.issues) context.addIssue({ ...issue })
  return z.NEVER
}

const Meta = z.object({
  response_type: z.literal('nlws').describe('Kind of answer'),
  version: z.string().describe('Version of the NLWeb specification'),
})

/** One entry that answers the question. */
export const AskResult = z.object({
  '@type': z.enum(['Question', 'Service']).describe('schema.org type'),
  '@id': z.string().describe('Stable identifier of the thing'),
  url: z.url().describe('Where it stands on the site'),
  name: z.string().describe('The question, or the name of the service, Hebrew'),
  site: z.string().describe('Host of the site it comes from'),
  score: z.number().int().min(1).max(100).describe('How well it answers, on one fixed scale'),
  description: z.string().describe('The published answer or summary, verbatim, Hebrew'),
  schema_object: z.record(z.string(), z.any()).describe('The complete schema.org object'),
})
export type AskResult = z.output<typeof AskResult>

/** The answer to a question. */
export const AskResponse = z.object({
  '@context': z.literal('https://schema.org'),
  _meta: Meta,
  query: z.string().describe('The question as received; empty when there was none'),
  answer: z.string().describe('Text that stands verbatim on a published page, Hebrew'),
  results: z.array(AskResult).max(10).describe('Entries that answer, best first'),
})
export type AskResponse = z.output<typeof AskResponse>

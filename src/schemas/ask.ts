import { z } from 'zod'
import { MAX_QUERY_LENGTH } from './limits.ts'
import { Query } from './list.ts'
import { SchemaOrgObject } from './schema-org.ts'
import { isRecord } from './values.ts'
import { sayWrong } from './wrong-request.ts'

/** Version of the NLWeb specification that the answers follow. */
export const NLWEB_VERSION = '0.55'

/** Parameters of GET /ask; POST takes `streaming` alone. */
export const AskParameters = z.object({
  query: Query.optional().meta({
    description: 'The question, {{english.languages}}',
    example: 'is what I say confidential?',
  }),
  streaming: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', '1', 'false', '0', '']))
    .transform((text) => text === 'true' || text === '1')
    .optional()
    .meta({
      type: 'boolean',
      description:
        'Whether to answer as server-sent events. Upper or lower case; `1` and `0` are accepted too, and an empty value counts as none.',
    }),
})

/**
 * Body of POST /ask. The question is text, or the object of the NLWeb specification; its other fields
 * (mode, site, prev, context, meta) are accepted and ignored, for every answer is extractive.
 */
export const AskRequest = z
  .looseObject({
    query: z
      .unknown()
      .transform(textOf)
      .optional()
      .meta({
        description:
          'The question, {{english.languages}}: text, or the object of the NLWeb specification. Without one, the answer says what can be asked.',
        anyOf: [
          { type: 'string', maxLength: MAX_QUERY_LENGTH },
          {
            type: 'object',
            properties: {
              text: {
                type: ['string', 'null'],
                maxLength: MAX_QUERY_LENGTH,
                description: 'The question',
              },
            },
          },
          { type: 'null' },
        ],
      }),
    prefer: z
      .looseObject({
        streaming: z.boolean().nullish().describe('Whether to answer as server-sent events'),
      })
      .nullish()
      .describe('How to answer'),
  })
  .meta({
    id: 'AskRequest',
    description:
      'A question. Other fields, among them mode, site, prev, context and meta of NLWeb, are accepted and ignored.',
  })

const QueryText = Query.nullish()
const QueryObject = z.looseObject({ text: QueryText }).transform(({ text }) => text)

/** The text of a question in either form. No zod union, since its errors would not name the field. */
function textOf(query: unknown, context: z.core.$RefinementCtx): string | null | undefined {
  const form = isRecord(query) ? QueryObject : QueryText
  const result = form.safeParse(query, { error: sayWrong })
  if (result.success) return result.data
  for (const issue of result.error.issues) context.addIssue({ ...issue })
  return z.NEVER
}

const Meta = z
  .object({
    response_type: z.literal('nlws').describe('Kind of answer'),
    version: z.string().describe('Version of the NLWeb specification'),
  })
  .meta({ id: 'AskMeta', description: 'What kind of answer it is' })

const query = z.string().describe('The question as received; empty when there was none')
const answer = z
  .string()
  .describe(
    'Text that stands verbatim on a published page, {{english.language}}: usually the description of the first result; when a question speaks of danger it may be that of a situation on /emergency, and without results it says whom to ask',
  )

export const AskResult = z
  .object({
    '@type': z.enum(['Question', 'Service']).describe('schema.org type'),
    '@id': z.string().describe('Stable identifier of the thing'),
    url: z.url().describe('Where it stands on the site'),
    name: z.string().describe('The question, or the name of the service, {{english.language}}'),
    site: z.string().describe('Host of the site it comes from'),
    score: z.number().int().min(1).max(100).describe('How well it answers, on one fixed scale'),
    description: z
      .string()
      .describe('The published answer or summary, verbatim, {{english.language}}'),
    schema_object: SchemaOrgObject.describe('The complete schema.org object'),
  })
  .meta({ id: 'AskResult', description: 'An entry that answers the question' })
export type AskResult = z.output<typeof AskResult>

export const AskResponse = z
  .object({
    '@context': z.literal('https://schema.org').describe('Vocabulary of the results'),
    _meta: Meta,
    query,
    answer,
    results: z.array(AskResult).max(10).describe('Entries that answer, best first'),
  })
  .meta({ id: 'NlwebResponse', description: 'The answer to a question' })
export type AskResponse = z.output<typeof AskResponse>

export const AskStartEvent = z
  .object({
    message_type: z.literal('start').describe('Kind of event'),
    query,
    _meta: Meta,
  })
  .meta({ id: 'AskStartEvent', description: 'Data of the event `start`, which comes first' })

export const AskResultEvent = z
  .object({
    message_type: z.literal('result').describe('Kind of event'),
    index: z.number().int().min(0).describe('Place among the results, from 0'),
    item: AskResult,
  })
  .meta({ id: 'AskResultEvent', description: 'Data of an event `result`, one for each result' })

export const AskCompleteEvent = z
  .object({
    message_type: z.literal('complete').describe('Kind of event'),
    query,
    answer,
    count: z.number().int().describe('Number of results'),
    _meta: Meta,
  })
  .meta({ id: 'AskCompleteEvent', description: 'Data of the event `complete`, which comes last' })

const EVENTS = {
  start: '#/components/schemas/AskStartEvent',
  result: '#/components/schemas/AskResultEvent',
  complete: '#/components/schemas/AskCompleteEvent',
}

/** The text of a stream. No JSON type describes its events, so their schemas are referred to by name. */
export const AskStream = z.string().meta({
  description:
    'Server-sent events: `start`, a `result` for each result, `complete`. The data of each is JSON.',
  contentMediaType: 'text/event-stream',
  contentSchema: {
    oneOf: Object.values(EVENTS).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'message_type', mapping: EVENTS },
  },
})

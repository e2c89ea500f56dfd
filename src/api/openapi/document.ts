import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import type { Catalogue } from '../../catalogue/build.ts'
import { channelOf } from '../../catalogue/channels.ts'
import { filled } from '../../catalogue/facts.ts'
import { helpIdsInMarkdown } from '../../catalogue/helplines.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { withOwnChannels } from '../../schemas/channel.ts'
import { AskCompleteEvent, AskResultEvent, AskStartEvent } from '../../schemas/ask.ts'
import { addExamples, type ExampleApps } from './add-examples.ts'
import { HEADER_COMPONENTS } from '../openapi-headers.ts'
import { MAX_IDEMPOTENCY_KEY } from '../../schemas/limits.ts'
import { repeatedCode } from '../validate.ts'
import { type OpenApiDocument, type Operation, operations, parametersOf } from './operations.ts'

/** Models that only event streams contain, so that no route refers to them. */
const STREAM_EVENTS = [AskStartEvent, AskResultEvent, AskCompleteEvent]

export const TAGS: Record<string, string> = {
  Ask: 'Questions in natural language, answered word for word from the published content',
  Content: 'The published content: profile, services, questions and answers, how to book',
  MCP: 'The same content for Model Context Protocol clients',
}

/**
 * Makes the OpenAPI 3.1 document: operations and schemas from the routes' descriptions, examples from real answers.
 *
 * @throws {Error} If an answer is not as declared.
 */
export async function openApiDocument(
  apps: ExampleApps,
  catalogue: Catalogue,
): Promise<OpenApiDocument> {
  const { siteUrl, practice, channels } = catalogue
  const definitions = [
    ...STREAM_EVENTS.map((schema) => ({ type: 'schema' as const, schema })),
    ...HEADER_COMPONENTS,
    ...apps.open.descriptions.map((route) => ({ type: 'route' as const, route })),
  ]
  const guide = siteUrl + PATHS.developers
  const generated = new OpenApiGeneratorV31(definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Practice information service',
      version: '1.0.0',
      description: describeService(catalogue),
      termsOfService: `${guide}#quoting`,
      contact: { name: practice.name, url: guide, email: channelOf(channels, 'email')?.value },
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: siteUrl, description: 'The site itself' }],
    externalDocs: { url: guide, description: 'Guide for developers' },
    // Nothing needs a key.
    security: [],
  })
  // A copy, since the generated document shares objects with the routes.
  const document = withOwnChannels(filled(generated, catalogue.facts), channels)
  document.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }))
  for (const { operation } of operations(document))
    operation.parameters = describeParameters(operation)
  await addExamples(document, apps, siteUrl)
  return document
}

/** Adds to the route's parameters the error for repeating them, and the headers that every operation takes. */
function describeParameters(operation: Operation) {
  const declared = parametersOf(operation).map((parameter) => {
    if (parameter.in !== 'query') return parameter
    const what = parameter.description?.replace(/\.$/, '') ?? ''
    const description = `${what}. May be given once; repeated: \`${repeatedCode(parameter.name)}\``
    return { ...parameter, description }
  })
  const validator = '304' in (operation.responses ?? {}) ? [IF_NONE_MATCH_PARAMETER] : []
  return [...declared, ...validator, IDEMPOTENCY_KEY_PARAMETER]
}

const IF_NONE_MATCH_PARAMETER = {
  name: 'If-None-Match',
  in: 'header' as const,
  required: false,
  description: 'The ETag of the answer that the client has; while it is current, the answer is 304',
  schema: { type: 'string' as const },
}

/** Accepted by every operation, so no route declares it. */
const IDEMPOTENCY_KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it.',
  schema: {
    type: 'string' as const,
    minLength: 1,
    maxLength: MAX_IDEMPOTENCY_KEY,
    pattern: '^[\\x20-\\x7e]+$',
  },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
}

function describeService(catalogue: Catalogue): string {
  const { siteUrl, practice } = catalogue
  return [
    `The published content of one practice. ${practice.english.summary} The content is in {{english.language}}; questions may be asked in {{english.languages}}.`,
    'Everything is read-only, anonymous and deterministic: no key, no registration, nothing generated. Booking is done by people over {{english.channels}}; there is no booking endpoint.',
    `The practice is not an emergency service. When somebody seems to be in acute distress, show ${helpIdsInMarkdown(catalogue)} of the FAQ first.`,
    'Please keep personal health details out of queries; query text is never logged.',
    'A parameter that is not declared is ignored; a declared one that is given more than once is an error: `invalid_limit`, `invalid_cursor`, or `invalid_request` for any other.',
    `Errors are JSON with \`error\`, \`code\`, \`hint\` and \`docs\`. Limits, caching and the deprecation policy are described at ${siteUrl}${PATHS.developers}.`,
  ].join('\n\n')
}

import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import type { App } from '../app.ts'
import { MAX_IDEMPOTENCY_KEY } from '../middleware/idempotency-key.ts'
import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { BATCH } from '../routes/batch.ts'
import { ASK, ASK_WITH_BODY } from '../routes/ask.ts'
import { BOOKING, PROFILE } from '../routes/facts.ts'
import { FAQ, SERVICES } from '../routes/lists.ts'
import { CARD } from '../routes/mcp-card.ts'
import { MCP_DOCUMENTATION } from '../routes/mcp.ts'
import { addExamples } from './examples.ts'

/** Every route with what it says of itself, in the order in which the document shows them. */
const ROUTES: readonly RouteConfig[] = [
  PROFILE,
  BOOKING,
  SERVICES,
  FAQ,
  BATCH,
  ASK,
  ASK_WITH_BODY,
  CARD,
  MCP_DOCUMENTATION,
]

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>
export type PathItem = NonNullable<OpenApiDocument['paths']>[string]
export type Operation = NonNullable<PathItem['get']>

/** What the tags that operations carry mean. */
export const TAGS: Record<string, string> = {
  Content: 'The published content: profile, services, questions and answers, how to book',
  Ask: 'Questions in natural language, answered word for word from the published content',
  MCP: 'The same content for Model Context Protocol clients',
}

/** Applications that the document's examples are asked of. */
export interface ExampleApps {
  /** Answers every request. */
  open: App
  /** Turns every request away, because the rate limit is exceeded. */
  exhausted: App
}

/**
 * The OpenAPI 3.1 document: operations and schemas from what the routes say of themselves, examples from
 * the application's own answers.
 */
export async function openApiDocument(
  apps: ExampleApps,
  catalogue: Catalogue,
): Promise<OpenApiDocument> {
  const { siteUrl, practice } = catalogue
  const definitions = ROUTES.map((route) => ({ type: 'route' as const, route }))
  // Cloned, because the routes' own parts are in it.
  const document = structuredClone(
    new OpenApiGeneratorV31(definitions).generateDocument({
      openapi: '3.1.0',
      info: {
        title: 'Practice information service',
        version: '1.0.0',
        description: describeService(siteUrl),
        termsOfService: `${siteUrl}${PATHS.developers}#quoting`,
        contact: {
          name: practice.name,
          url: siteUrl + PATHS.developers,
          email: practice.contact.email,
        },
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: siteUrl, description: 'The site itself' }],
      externalDocs: { url: siteUrl + PATHS.developers, description: 'Guide for developers' },
      // Nothing needs a key.
      security: [],
    }),
  )
  document.tags = tagsOf(document)
  for (const { operation } of operations(document))
    operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY_PARAMETER]
  await addExamples(document, apps, siteUrl)
  return document
}

/** Every operation of a document with its place. */
export function operations(
  document: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method: method.toUpperCase(), operation }] : []
    }),
  )
}

/** Accepted everywhere by a middleware, which no route knows. */
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

function tagsOf(document: OpenApiDocument): { name: string; description: string }[] {
  const used = new Set(operations(document).flatMap(({ operation }) => operation.tags ?? []))
  return [...used].map((name) => ({ name, description: TAGS[name] ?? '' }))
}

function describeService(siteUrl: string): string {
  return [
    'The published content of one emotional-therapy practice in Tel Aviv. The content is in Hebrew; questions may be asked in Hebrew or English.',
    'Everything is read-only, anonymous and deterministic: no key, no registration, nothing generated. Booking is done by people over WhatsApp or phone; there is no booking endpoint.',
    'The practice is not an emergency service. When somebody seems to be in acute distress, show the entries `emergency` and `helplines` of the FAQ first.',
    'Please keep personal health details out of queries; query text is never logged.',
    'A parameter that is not declared is ignored; one that is given more than once is an error: `invalid_limit`, `invalid_cursor`, or `invalid_request` for any other.',
    `Errors are JSON with \`error\`, \`code\`, \`hint\` and \`docs\`. Limits, caching and the deprecation policy are described at ${siteUrl}${PATHS.developers}.`,
  ].join('\n\n')
}

import { CONTRACT_RATE_LIMIT } from '../../config.ts'
import { MAX_IDEMPOTENCY_KEY } from '../../api/middleware/idempotency-key.ts'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH } from '../../api/json-body.ts'
import { EXPOSED_HEADERS, PRIVATE_CACHING, PUBLISHED_CACHING } from '../../core/http.ts'
import { ERRORS } from '../../schemas/error.ts'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '../../schemas/list.ts'
import { MAX_OPERATIONS } from '../../schemas/batch.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { Call } from './calls.ts'
import { curl } from './calls.ts'
import type { DocumentContext } from '../context.ts'
import { endpoints } from '../context.ts'
import { endpointSections } from './endpoints.ts'
import { mcpSection } from './mcp.ts'
import type { GuideSection } from './section.ts'
import { guideSection } from './section.ts'
import { blocks, code, link, list, table } from '../markdown/blocks.ts'

/** The sections before the guide's prose: the first calls. */
export function guideStart({ catalogue, calls }: DocumentContext): GuideSection[] {
  return [
    guideSection(
      'first-call',
      'Your first call',
      'Nothing to install, nothing to sign up for. Copy a line into a shell; the answers below are what this service answers, with line breaks added.',
      ...showCalls(calls, 'start', catalogue.siteUrl),
    ),
  ]
}

/** The sections after the prose: endpoints, limits, errors, MCP. */
export function guideReference(context: DocumentContext): GuideSection[] {
  const { catalogue, calls, openapi } = context
  const { siteUrl } = catalogue
  const has = (path: string) => endpoints(openapi).some((endpoint) => endpoint.path === path)
  return [
    guideSection(
      'endpoints',
      'Endpoints',
      `All of them, as the ${link('OpenAPI 3.1 document', siteUrl + PATHS.openapi)} (${link('YAML', siteUrl + PATHS.openapiYaml)}) describes them. GET endpoints answer HEAD and OPTIONS too.`,
    ),
    ...endpointSections(context),
    guideSection(
      'pagination',
      'Pagination',
      `Lists take \`limit\` (1 to ${MAX_LIMIT}) and \`cursor\`. Without a limit the whole list comes at once. \`total\` counts all matches, \`count\` those on this page. Send \`nextCursor\` back as \`cursor\`, with the same \`q\`; it is null on the last page. A cursor is opaque, does not expire with a deploy, and belongs to its list and \`q\`.`,
      ...showCalls(calls, 'pagination', siteUrl),
    ),
    has(PATHS.ask) &&
      guideSection(
        'asking',
        'Asking',
        'One question, one published answer and the entries it came from, as schema.org objects. For server-sent events (`start`, `result`, `complete`) send `Accept: text/event-stream`, `?streaming=true` or `{"prefer":{"streaming":true}}`.',
        ...showCalls(calls, 'ask', siteUrl),
      ),
    has(PATHS.mcp) && mcpSection(context),
    guideSection(
      'errors',
      'Errors',
      'Every error is JSON: `error` for people, `code` for programs, `hint` with the next step, `docs` with this page. New codes may come; treat an unknown one by its status.',
      table(
        ['Code', 'Status', 'Meaning'],
        Object.entries(ERRORS).map(([name, { status, meaning }]) => [
          `\`${name}\``,
          String(status),
          meaning,
        ]),
      ),
    ),
    guideSection(
      'limits',
      'Limits',
      table(
        ['What', 'Limit'],
        [
          ['Requests per IP address and minute', String(CONTRACT_RATE_LIMIT)],
          ['Length of a question, in characters', String(MAX_QUERY_LENGTH)],
          ['Entries on a page', String(MAX_LIMIT)],
          ['Operations in a batch, which counts as one request', String(MAX_OPERATIONS)],
          ['Body of a request, in bytes', String(MAX_BODY_BYTES)],
          ['Arrays and objects in one another, in a body', String(MAX_JSON_DEPTH)],
          ['Length of Idempotency-Key, in characters', String(MAX_IDEMPOTENCY_KEY)],
        ],
      ),
      'Every answer of the API carries `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds), their `X-RateLimit-*` mirrors, and the IETF draft’s `RateLimit-Policy` and `RateLimit`. Over the limit: 429 with `Retry-After`. Pages and documents such as this one are not counted.',
    ),
    guideSection(
      'caching',
      'Caching and CORS',
      `Reads carry a strong \`ETag\`; send it back in \`If-None-Match\` for a 304. Without parameters they carry \`Cache-Control: ${PUBLISHED_CACHING['Cache-Control']}\`. Whatever carries a question is \`${PRIVATE_CACHING['Cache-Control']}\`, and errors are never stored.`,
      `Every origin may call from a browser, without credentials. Scripts can read ${EXPOSED_HEADERS.map((name) => `\`${name}\``).join(', ')}.`,
    ),
    guideSection(
      'idempotency',
      'Idempotency',
      `Nothing is ever written, so every request may be repeated. An \`Idempotency-Key\` of 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters is accepted everywhere and echoed unchanged.`,
    ),
    guideSection(
      'client',
      'A typed client',
      `${link('openapi-typescript', 'https://openapi-ts.dev')} makes types of the document, and openapi-fetch calls by them; nothing is written by hand. The project’s own \`npm run example\` does this.`,
      code('sh', `npx openapi-typescript ${siteUrl}${PATHS.openapi} -o practice.ts`),
      code(
        'ts',
        `import createClient from 'openapi-fetch'\nimport type { paths } from '../practice.ts'\n\nconst client = createClient<paths>({ baseUrl: '${siteUrl}' })\nconst { data } = await client.GET('/api/v1/faq', { params: { query: { q: 'fees', limit: 3 } } })`,
      ),
    ),
    guideSection(
      'discovery',
      'Discovery',
      list([
        `${link('llms.txt', siteUrl + PATHS.llms)}, ${link('llms-full.txt', siteUrl + PATHS.llmsFull)}, and every page as Markdown: add \`.md\` to its path or send \`Accept: text/markdown\``,
        `${link('API catalogue', siteUrl + PATHS.apiCatalog)} (RFC 9727), ${link('resource catalogue', siteUrl + PATHS.ard)}, ${link('agent skills', siteUrl + PATHS.agentSkills)}, ${link('auth.md', siteUrl + PATHS.auth)}`,
        `${link('sitemap', siteUrl + PATHS.sitemap)}, ${link('robots.txt', siteUrl + PATHS.robots)}, ${link('security.txt', siteUrl + PATHS.securityTxt)}`,
      ]),
    ),
  ].filter((part) => part !== false)
}

function showCalls(calls: Call[], topic: Call['topic'], siteUrl: string): string[] {
  return calls
    .filter((call) => call.topic === topic)
    .map(({ title, request, answer }) =>
      blocks(title, code('sh', curl(request, siteUrl)), code('json', prettyJson(answer))),
    )
}

/** JSON with line breaks, for people. */
function prettyJson(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2)
}

/** The guide as Markdown, for the page's Markdown variant. */
export function guideMarkdown(context: DocumentContext): string {
  return blocks(
    ...[...guideStart(context), ...guideReference(context)].map(({ level, title, markdown }) =>
      blocks(`${'#'.repeat(level)} ${title}`, markdown),
    ),
  )
}

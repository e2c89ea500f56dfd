import { PATHS, READ_PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { code, link, list, plain, table, term } from '../../core/markdown.ts'
import type { Calls } from './calls.ts'
import { connectSections } from './connect.ts'
import { referenceSections } from './reference.ts'
import { PAGINATION, RULES } from './rules.ts'
import { asCode, type CodeGroup, type GuideSection, sectionsOf, textSection } from './section.ts'
import { requestCode } from './snippets.ts'
import { toolCall } from './tool-calls.ts'

/** The pages for developers, and how the sections of each are made. */
const GUIDE_PAGES = {
  developers: developersSections,
  reference: referenceSections,
  connect: connectSections,
}

export type GuidePageId = keyof typeof GUIDE_PAGES

export const GUIDE_PAGE_IDS = Object.keys(GUIDE_PAGES) as GuidePageId[]

/** A page for developers, of which HTML and Markdown are made: its opening, in Markdown, and its sections. */
export function guidePage(context: DocumentContext, id: GuidePageId) {
  const [intro = ''] = context.catalogue.pages[id].body.split(/^## /m, 1)
  return { intro, sections: GUIDE_PAGES[id](context) }
}

/** First calls, then the prose of the content, then the rules of the API. */
function developersSections(context: DocumentContext): GuideSection[] {
  const { catalogue, endpoints } = context
  const { siteUrl, pages } = catalogue
  const { body, data } = pages.developers
  return [
    {
      ...textSection(
        'first-call',
        'Your first call',
        'Nothing to install, nothing to sign up for. Copy it into a shell, a browser’s console, or Python; the answer shown is this service’s own, with line breaks added.',
        `Then: ${link('try every endpoint in place', PATHS.reference)}, or ${link('connect an assistant', PATHS.connect)}.`,
      ),
      examples: example(context, 'first-call'),
    },
    ...sectionsOf(body),
    textSection(
      'endpoints',
      'Endpoints',
      table(
        ['Endpoint', 'What it does'],
        endpoints.map(({ method, path, summary, id }) => [
          link(`${method} ${path}`, `${PATHS.reference}#${id}`),
          summary,
        ]),
      ),
      `GET endpoints also answer HEAD and OPTIONS. For programs, the same is in ${link('OpenAPI 3.1', PATHS.openapi)} (${link('YAML', PATHS.openapiYaml)}).`,
    ),
    { ...PAGINATION, examples: example(context, 'pagination') },
    {
      ...textSection(
        'streaming',
        'Streaming',
        `An answer of ${link(PATHS.ask, `${PATHS.reference}#ask`)} can come as server-sent events: one \`start\`, a \`result\` for each entry, one \`complete\`. Ask for them with \`Accept: text/event-stream\`, \`?streaming=true\` or \`{"prefer":{"streaming":true}}\`. Errors are still plain JSON.`,
        'A browser’s `EventSource` asks again whenever a stream has ended: call its `close()` on `complete`, or it will ask again every few seconds, and each time counts as a request. Each event has an `id`. GET with the last one in `Last-Event-ID`, as `EventSource` sends it after a broken connection, gives what follows in the answer to the same question, at least `complete` once more; POST starts from the beginning.',
      ),
      examples: example(context, 'streaming'),
    },
    {
      ...textSection(
        'errors',
        'Errors',
        'Every error is JSON: `error` for people, `code` for programs, `hint` with the next step, `docs` with this page. New codes may be added; treat an unknown one by its status.',
      ),
      examples: example(context, 'errors'),
    },
    ...RULES,
    textSection(
      'client',
      'A typed client',
      `${link('openapi-typescript', 'https://openapi-ts.dev')} makes types from the OpenAPI document, and openapi-fetch uses them; nothing is written by hand.`,
      code('sh', `npx openapi-typescript ${siteUrl}${PATHS.openapi} -o practice.ts`),
      code(
        'ts',
        `import createClient from 'openapi-fetch'\nimport type { paths } from './practice.ts'\n\nconst client = createClient<paths>({ baseUrl: '${siteUrl}' })\nconst { data } = await client.GET('${READ_PATHS.faq}', { params: { query: { q: 'fees', limit: 3 } } })`,
      ),
    ),
    textSection(
      'discovery',
      'Discovery',
      list([
        `${link('llms.txt', PATHS.llms)}, ${link('llms-full.txt', PATHS.llmsFull)}, and every page as Markdown: add \`.md\` to its path or send \`Accept: text/markdown\``,
        `${link('API catalogue', PATHS.apiCatalog)} (RFC 9727), ${link('resource catalogue', PATHS.ard)}, ${link('agent skills', PATHS.agentSkills)}, ${link('auth.md', PATHS.auth)}`,
        `${link('sitemap', PATHS.sitemap)}, ${link('robots.txt', PATHS.robots)}, ${link('security.txt', PATHS.securityTxt)}`,
      ]),
    ),
    textSection(
      'changelog',
      'Changelog',
      list(data.changelog.map(({ date, text }) => term(date, plain(text)))),
      `${link('As a feed', PATHS.changelogFeed)} (Atom).`,
    ),
  ]
}

/** A call with its answer. */
function example(context: DocumentContext, topic: keyof Calls): CodeGroup[] {
  const { request, status, answer } = context.calls[topic]
  const isJson = answer.startsWith('{')
  // Tools do not stream, and the example of an error has no tool call.
  const tool = isJson && status === 200 ? toolCall(context, request) : undefined
  return [
    requestCode(request, context.catalogue.siteUrl, status, tool),
    {
      title: 'Answer',
      codes: [asCode('Answer', isJson ? JSON.parse(answer) : answer)],
    },
  ]
}

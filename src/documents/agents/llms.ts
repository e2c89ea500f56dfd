import { englishChannels, mainChannels } from '../../catalogue/channels.ts'
import { PATHS, markdownPath } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { factText } from '../../catalogue/facts.ts'
import { englishFacts, helplineLines, placeholderWarning } from '../../core/english-facts.ts'
import { blocks, link, list, section } from '../../core/markdown.ts'
import { allPages } from '../markdown/page-markdown.ts'
import { fullText } from '../markdown-variant.ts'

/** `/llms.txt` (https://llmstxt.org): what this site is for, its interfaces, the key facts, its pages. */
export function llmsTxt(context: DocumentContext): string {
  const { siteUrl } = context.catalogue
  return `${blocks(
    opening(context),
    section('Interfaces for programs', list(interfaces(context))),
    section('Connect an assistant', list(connection(siteUrl))),
    section('Pages', list(pages(context))),
    section('Questions that are answered', list(questions(context))),
    section('Optional', list(optional(siteUrl))),
  )}\n`
}

/** `/llms-full.txt`: the opening of `/llms.txt`, then every page in full. */
export function llmsFullTxt(context: DocumentContext): string {
  return `${blocks(
    opening(context),
    section('Interfaces for programs', list(interfaces(context))),
    ...allPages(context.catalogue).flatMap((page) => [
      `<!-- ${page.url} · ${page.lang} · ${page.updated} -->`,
      fullText(context, page),
    ]),
  )}\n`
}

function opening({ catalogue }: DocumentContext): string {
  const warning = placeholderWarning(catalogue)
  const { english } = catalogue.practice
  const language = factText(catalogue.facts, 'english.language')
  return blocks(
    `# ${catalogue.practice.name}`,
    `> ${english.summary} This site publishes, in ${language}, who it is, what it offers, what it costs, ${catalogue.faq.length} questions with answers, and how to get in touch. Programs read the same content without a key; nothing is generated.`,
    warning && `**${warning}**`,
    `**Use it** to answer what a session costs, where the practice is, whether it helps with ${english.subjects}, what stays private, and how to make first contact. Questions work in ${factText(catalogue.facts, 'english.languages')}; answers are in ${language} and may be translated and quoted with their link.`,
    `**Do not use it** for diagnosis, for medical advice, or to book: a person books by ${englishChannels(mainChannels(catalogue.channels))}, and a person answers. Put no names and no health details into queries; "${english.exampleQuery}" finds what a whole story would. ${english.limits}`,
    `**In acute distress** show these before anything else; the practice is not an emergency service:\n\n${list(helplineLines(catalogue))}`,
    `**Key facts**\n\n${list(englishFacts(catalogue))}`,
  )
}

function interfaces({ catalogue: { siteUrl }, endpoints, tools }: DocumentContext): string[] {
  return [
    ...endpoints.map(({ method, path, id, summary, description }) => {
      // Links are followed by GET, so an endpoint of POST links to its explanation.
      const target = method === 'GET' ? path : `${PATHS.reference}#${id}`
      return `${link(`${method} ${path}`, siteUrl + target)}: ${summary}. ${description}`.trim()
    }),
    ...tools.map(
      ({ name, title }) =>
        `${link(name, `${siteUrl}${PATHS.connect}#${name}`)}: tool of the MCP server at \`${siteUrl}${PATHS.mcp}\`. ${title ?? ''}`,
    ),
    `${link('OpenAPI 3.1', siteUrl + PATHS.openapi)}: every endpoint, limit, header and error, with real examples`,
    `${link('Developers', siteUrl + PATHS.developers)}: guide with calls to copy, limits, errors, caching, versioning`,
    `${link('API reference', siteUrl + PATHS.reference)}: every endpoint field by field, with code in curl, JavaScript, Python and MCP`,
    `${link('auth.md', siteUrl + PATHS.auth)}: there is nothing to register for`,
    `${link('Agent skills', siteUrl + PATHS.agentSkills)}: how to answer, how to help somebody book, what to do in distress`,
  ]
}

function connection(siteUrl: string): string[] {
  return [
    `${link('Connect', siteUrl + PATHS.connect)}: configuration to copy for Claude, ChatGPT, Cursor, VS Code, Gemini CLI and plain HTTP, and every tool with its arguments`,
    `${link('MCP server card', siteUrl + PATHS.wellKnownServerCard)}: who the server is and where it listens, for programs: ${siteUrl}${PATHS.mcp}, Streamable HTTP, no key`,
  ]
}

function pages({ catalogue }: DocumentContext): string[] {
  return allPages(catalogue).map(
    ({ path, title, description }) =>
      `${link(title, catalogue.siteUrl + markdownPath(path))}: ${description}`,
  )
}

/** Every question with its English wording, in the order of the FAQ page. */
function questions({ catalogue }: DocumentContext): string[] {
  return catalogue.faq.map(({ resource, data }) => {
    const english = data.english ? `: ${data.english}` : ''
    return `${link(resource.question, resource.url ?? '')}${english}`
  })
}

function optional(siteUrl: string): string[] {
  return [
    `${link('llms-full.txt', siteUrl + PATHS.llmsFull)}: every page in one text`,
    `${link('Sitemap', siteUrl + PATHS.sitemap)}: pages with the day each last changed`,
    `${link('schema.org feed', siteUrl + PATHS.schemaFeed)}: JSON lines, one item a line`,
    `${link('API catalogue', siteUrl + PATHS.apiCatalog)}: RFC 9727 linkset`,
    `${link('Resource catalogue', siteUrl + PATHS.ard)}: what agents can use here`,
  ]
}

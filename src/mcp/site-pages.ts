import type { Catalogue } from '../catalogue/build.ts'
import type { PageContent } from '../schemas/page.ts'
import { PATHS, faqPath, servicePath } from '../site/urls.ts'

/** A page of the site as text. */
export interface SitePage {
  path: string
  /** Canonical address. */
  url: string
  title: string
  description: string
  markdown: string
}

/** The site's pages as text; also each question of the FAQ by the path of its anchor. */
export interface SitePages {
  /** Paths of the whole pages, in the order of the site's menu. */
  paths: () => string[]
  /** The page at a path, or one question at /faq#id. */
  page: (path: string) => SitePage | undefined
}

const MENU = [
  'home',
  'about',
  'services',
  'faq',
  'booking',
  'accessibility',
  'privacy',
  'developers',
] as const

/** The pages, made once of the published content. */
export function createSitePages(catalogue: Catalogue): SitePages {
  const { siteUrl, services, faq, pages } = catalogue
  const extras: Partial<Record<(typeof MENU)[number], string>> = {
    services: services
      .map(({ id, data }) => `## [${data.name}](${servicePath(id)})\n\n${data.description}`)
      .join('\n\n'),
    faq: faq.map(({ resource }) => `## ${resource.question}\n\n${resource.answer}`).join('\n\n'),
  }
  const documents = [
    ...MENU.map((id) => {
      const { data, body } = pages[id]
      const text = [frontMatter(data), body.trim(), extras[id]].filter(Boolean).join('\n\n')
      return { path: PATHS[id], title: data.title, description: data.description, text }
    }),
    ...services.map(({ id, data, body }) => ({
      path: servicePath(id),
      title: data.name,
      description: data.description,
      text: body.trim(),
    })),
  ]
  const questions = faq.map(({ id, resource }) => ({
    path: faqPath(id),
    title: resource.question,
    description: resource.question,
    text: resource.answer,
  }))
  const byPath = new Map(
    [...documents, ...questions].map(({ text, ...page }): [string, SitePage] => [
      page.path,
      {
        ...page,
        url: siteUrl + page.path,
        markdown: absoluteLinks(`# ${page.title}\n\n${text}\n`, siteUrl),
      },
    ]),
  )
  return {
    paths: () => documents.map(({ path }) => path),
    page: (path) => byPath.get(path),
  }
}

/** What a page shows beside its body. */
function frontMatter({
  lead,
  forWhom,
  steps,
  reassurance,
  write,
  dontWrite,
  arrival,
}: PageContent) {
  const titled = [...steps, ...reassurance, ...arrival].map(
    ({ title, text }) => `- **${title}**: ${text}`,
  )
  const lists = [forWhom, write, dontWrite].map((list) =>
    list.map((line) => `- ${line}`).join('\n'),
  )
  return [lead, ...lists, titled.join('\n')].filter(Boolean).join('\n\n')
}

/** Links that work wherever the text is read. */
function absoluteLinks(markdown: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\(\/(?!\/)/g, `](${siteUrl}/`)
}

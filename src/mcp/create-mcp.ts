import type { Catalogue } from '../catalogue/build.ts'
import { firstMeetingSentence } from '../catalogue/english.ts'
import { helpPath } from '../catalogue/helplines.ts'
import { PATHS } from '../catalogue/urls.ts'
import type { Resources } from '../core/resources.ts'
import type { Retrieval } from '../core/retrieval.ts'
import type { McpHandler } from './handler.ts'
import { createHandler } from './handler.ts'
import { instructions, serverIdentity } from './identity.ts'
import type { SitePage } from './pages.ts'
import { createSitePages } from './pages.ts'
import { createResourceCatalogue } from './resources.ts'
import { serverFactory } from './server.ts'
import { getBookingInfo } from './tools/get-booking-info.ts'
import { getPracticeInfo } from './tools/get-practice-info.ts'
import { listServices } from './tools/list-services.ts'
import type { Advise } from './tools/lists.ts'
import { readSitePage } from './tools/read-site-page.ts'
import { searchFaq } from './tools/search-faq.ts'

export interface McpOptions {
  catalogue: Catalogue
  resources: Resources
  /** What answers a question, and whether it tells of danger. */
  match: Retrieval['match']
  /** A page of the site as Markdown, by its path. */
  pageMarkdown: (path: string) => SitePage | undefined
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown) => void
}

/** Makes the practice's MCP server: the function that answers the body of a POST. */
export function createMcp({
  catalogue,
  resources,
  match,
  pageMarkdown,
  onFailure,
}: McpOptions): McpHandler {
  const { siteUrl, site } = catalogue
  const advise: Advise = ({ danger, situation }, total) => {
    if (danger !== 'none') return situation?.text ?? site.safety.text
    return total === 0 ? site.search.noMatch : undefined
  }
  const pages = createSitePages(catalogue, pageMarkdown)
  const createServer = serverFactory({
    identity: serverIdentity(catalogue),
    instructions: instructions(catalogue),
    // In the order in which they are listed.
    tools: [
      getPracticeInfo(resources),
      listServices(resources, match, advise),
      searchFaq(resources, match, advise),
      getBookingInfo(resources, siteUrl + PATHS.booking, firstMeetingSentence(catalogue)),
      readSitePage(pages, siteUrl, helpPath(catalogue)),
    ],
    resources: createResourceCatalogue(pages, resources, siteUrl),
    onFailure,
  })
  return createHandler({ createServer, onFailure })
}

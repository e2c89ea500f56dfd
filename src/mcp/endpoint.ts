import type { Resources } from '../api/resources.ts'
import type { Catalogue } from '../catalogue/build.ts'
import type { Exchange } from './exchange.ts'
import { createExchange } from './exchange.ts'
import { serverIdentity } from './identity.ts'
import { instructions } from './instructions.ts'
import { createResourceCatalogue } from './resources.ts'
import { serverFactory } from './server.ts'
import { createSitePages } from './site-pages.ts'
import { allTools } from './tools/all-tools.ts'

export interface EndpointOptions {
  catalogue: Catalogue
  resources: Resources
  /** Told of every failure that is not the client's. */
  onFailure: (error: unknown) => void
}

/** The practice's MCP server, ready to answer. It loads the SDK, so it is imported when first needed. */
export function createEndpoint({ catalogue, resources, onFailure }: EndpointOptions): Exchange {
  const pages = createSitePages(catalogue)
  const createServer = serverFactory({
    identity: serverIdentity(catalogue),
    instructions: instructions(catalogue),
    tools: allTools(catalogue, resources, pages),
    resources: createResourceCatalogue(pages, resources, catalogue.siteUrl),
    onFailure,
  })
  return createExchange({ createServer, onFailure })
}

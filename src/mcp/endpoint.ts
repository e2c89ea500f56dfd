import type { Resources } from '../core/resources.ts'
import type { Catalogue } from '../catalogue/build.ts'
import type { Exchange } from './exchange.ts'
import { createExchange } from './exchange.ts'
import { serverIdentity } from './identity.ts'
import { instructions } from './instructions.ts'
import type { PlainCalls } from './plain-calls.ts'
import { createPlainCalls } from './plain-calls.ts'
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

/** The practice's MCP server, ready to answer. */
export interface Endpoint {
  /** Answers everything. */
  exchange: Exchange
  /** Answers the commonest messages with the same bytes, in a fraction of the time. */
  plainCalls: PlainCalls
}

/** Makes the practice's MCP server. It loads the SDK, so it is imported when first needed. */
export function createEndpoint({ catalogue, resources, onFailure }: EndpointOptions): Endpoint {
  const identity = serverIdentity(catalogue)
  const pages = createSitePages(catalogue)
  const tools = allTools(catalogue, resources, pages)
  const createServer = serverFactory({
    identity,
    instructions: instructions(catalogue),
    tools,
    resources: createResourceCatalogue(pages, resources, catalogue.siteUrl),
    onFailure,
  })
  return {
    exchange: createExchange({ createServer, onFailure }),
    plainCalls: createPlainCalls(identity, tools),
  }
}

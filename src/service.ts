/** The root: the one place where the parts of the service are put together. */
import type { Logger } from 'pino'
import type { App } from './api/app.ts'
import { createApp } from './api/app.ts'
import { clientAddress } from './api/client-address.ts'
import { createLimiter } from './api/create-limiter.ts'
import { deprecationHeaders } from './api/deprecation.ts'
import { rateLimitHeaders } from './api/middleware/rate-limit.ts'
import type { Limiter } from './api/rate-limiter.ts'
import type { Catalogue } from './catalogue/build.ts'
import type { Config } from './config.ts'
import { proxyList } from './config.ts'
import type { Ask } from './core/answer.ts'
import { createAsk } from './core/answer.ts'
import type { Resources } from './core/resources.ts'
import { createResources } from './core/resources.ts'
import type { Retrieval } from './core/retrieval.ts'
import { createRetrieval } from './core/retrieval.ts'
import type { DocumentContext } from './documents/context.ts'
import { pageMarkdown } from './documents/markdown/page-markdown.ts'
import { createMcp } from './mcp/create-mcp.ts'
import type { Model } from './search/model.ts'
import type { Website } from './website/website.ts'
import { createWebsite } from './website/website.ts'

/** What the service publishes, and the search model learned from how people ask for it. */
export interface Content {
  catalogue: Catalogue
  model: Model
  /** What was learned of which situation of the page of help questions of danger speak of. */
  situations: Model
}

/** Whether one search more is one too many, and what its answer says of that. */
export interface SearchCount {
  isTooMany: boolean
  headers: Record<string, string>
}

/** The service, ready to answer; nothing in it listens yet. */
export interface Service {
  catalogue: Catalogue
  retrieval: Retrieval
  resources: Resources
  ask: Ask
  /** Answers everything under /api and /ask. */
  app: App
  limiter: Limiter
  /** Counts a search page: its limit is as high as the API's and separate from it. */
  countSearch: (peer: string, forwardedFor: string | undefined) => Promise<SearchCount>
  /** What pages and components need to show the content. */
  website: Website
  /** What the documents for machines are made of; computed when it is first needed. */
  documents: () => Promise<DocumentContext>
}

/**
 * Puts the service together.
 *
 * @param log Gets failures that are not the client's fault, and Redis going away and coming back.
 */
export async function createService(
  config: Config,
  { catalogue, model, situations }: Content,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<Service> {
  const { siteUrl } = catalogue
  const retrieval = createRetrieval(catalogue, model, situations)
  const resources = createResources(catalogue, retrieval)
  const ask = createAsk(catalogue, retrieval)
  const limiter = await createLimiter(config, (isShared) =>
    log.warn(isShared ? 'the rate limit is shared again' : 'Redis is away; each process counts'),
  )
  const trustedProxies = proxyList(config.TRUSTED_PROXIES)
  const onFailure = (err: unknown, requestId?: string) =>
    log.error({ id: requestId, err }, 'a request failed')
  const mcp = createMcp({
    catalogue,
    resources,
    match: retrieval.match,
    pageMarkdown: (path) => pageMarkdown(catalogue, path),
    onFailure,
  })
  const appWith = (ownLimiter: Limiter) =>
    createApp({
      catalogue,
      resources,
      ask,
      mcp,
      allowedHosts: config.ALLOWED_HOSTS,
      limiter: ownLimiter,
      trustedProxies,
      deprecation: deprecationHeaders(config, siteUrl),
      onFailure,
    })
  let documents: Promise<DocumentContext> | undefined

  return {
    catalogue,
    retrieval,
    resources,
    ask,
    app: appWith(limiter),
    limiter,
    countSearch: async (peer, forwardedFor) => {
      const client = clientAddress(peer, forwardedFor, trustedProxies)
      const rate = await limiter.take(`search ${client}`)
      return { isTooMany: rate.exceeded, headers: rateLimitHeaders(limiter.limit, rate) }
    },
    website: createWebsite(catalogue, retrieval),
    documents: () =>
      // Loaded when needed: in production the build has made all documents.
      (documents ??= import('./documents/context.ts').then(({ createDocumentContext }) =>
        createDocumentContext(catalogue, appWith),
      )),
  }
}

/** The root: the one place where the parts of the service are put together. */
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { App } from './api/app.ts'
import { createApp } from './api/app.ts'
import { clientAddress, proxyList } from './api/client-address.ts'
import { deprecationHeaders } from './api/deprecation.ts'
import { answerHeaders } from './api/middleware/common-headers.ts'
import { rateLimitHeaders } from './api/middleware/rate-limit.ts'
import type { Limiter } from './api/rate-limiter.ts'
import { RateLimiter } from './api/rate-limiter.ts'
import type { Catalogue } from './catalogue/build.ts'
import type { Config } from './config.ts'
import type { Ask } from './core/answer.ts'
import { createAsk } from './core/answer.ts'
import type { Resources } from './core/resources.ts'
import { READS, createResources } from './core/resources.ts'
import type { Retrieval } from './core/retrieval.ts'
import { createRetrieval } from './core/retrieval.ts'
import type { InTurn } from './core/turns.ts'
import { createTurns } from './core/turns.ts'
import type { DocumentContext } from './documents/context.ts'
import { pageMarkdown } from './documents/markdown/page-markdown.ts'
import { createMcp } from './mcp/create-mcp.ts'
import type { McpHandler } from './mcp/handler.ts'
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

/** Whether one request more is one too many, and what its answer says of that. */
export interface RequestCount {
  /** Whose request it is. */
  client: string
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
  /** Whose request it is. */
  clientOf: (request: IncomingMessage) => string
  /** Counts a request of the API, or one of a search page, whose limit is as high and separate from it. */
  count: (what: 'api' | 'search', request: IncomingMessage) => Promise<RequestCount>
  /** Whose turn it is: for what costs more than a file. */
  inTurn: InTurn
  /** What the bare reads carry that are answered with bytes made at build, beside what these say of themselves. */
  readHeaders: Record<string, string>
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
  const limiter = await createLimiter(config, log)
  const inTurn = createTurns()
  const trustedProxies = proxyList(config.TRUSTED_PROXIES)
  const deprecation = deprecationHeaders(config, siteUrl)
  const onFailure = (err: unknown, requestId?: string) =>
    log.error({ id: requestId, err }, 'a request failed')
  let madeMcp: McpHandler | undefined
  // Made when it is first needed, of what is in memory: its schemas and texts take a tenth of a start.
  const mcp: McpHandler = (...message) => {
    madeMcp ??= createMcp({
      catalogue,
      resources,
      match: retrieval.match,
      pageMarkdown: (path) => pageMarkdown(catalogue, path),
      onFailure,
    })
    return madeMcp(...message)
  }
  const appWith = (ownLimiter: Limiter) =>
    createApp({
      catalogue,
      resources,
      ask,
      mcp,
      allowedHosts: config.ALLOWED_HOSTS,
      limiter: ownLimiter,
      inTurn,
      trustedProxies,
      deprecation,
      onFailure,
    })
  const clientOf = ({ socket, headers }: IncomingMessage) => {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    return clientAddress(socket.remoteAddress ?? '', forwardedFor, trustedProxies)
  }
  let documents: Promise<DocumentContext> | undefined

  return {
    catalogue,
    retrieval,
    resources,
    ask,
    app: appWith(limiter),
    limiter,
    clientOf,
    count: async (what, request) => {
      const client = clientOf(request)
      const rate = await limiter.take(what === 'api' ? client : `search ${client}`)
      return { client, isTooMany: rate.exceeded, headers: rateLimitHeaders(limiter.limit, rate) }
    },
    inTurn,
    readHeaders: answerHeaders(READS[0].path, { deprecation }),
    website: createWebsite(catalogue, retrieval),
    documents: () =>
      // Loaded when needed: in production the build has made all documents.
      (documents ??= import('./documents/context.ts').then(({ createDocumentContext }) =>
        createDocumentContext(catalogue, appWith),
      )),
  }
}

/** The rate limiter that is configured. The client for Redis is loaded only where there is one. */
async function createLimiter(
  { RATE_LIMIT_PER_MINUTE: limit, RATE_LIMIT_REDIS_URL: url }: Config,
  log: Pick<Logger, 'warn'>,
): Promise<Limiter> {
  const local = new RateLimiter({ limit })
  if (!url) return local
  const { SharedRateLimiter } = await import('./api/shared-rate-limiter.ts')
  const onChange = (isShared: boolean) =>
    log.warn(isShared ? 'the rate limit is shared again' : 'Redis is away; each process counts')
  return new SharedRateLimiter({ limit, url, local, onChange })
}

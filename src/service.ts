/** The root: the one place where the parts of the service are put together. */
import type { Logger } from 'pino'
import { createApp } from './api/app.ts'
import { clientFinder, proxyList } from './api/client-address.ts'
import { answerHeaders, deprecationHeaders } from './api/common-headers.ts'
import { type Limiter, RateLimiter, rateLimitHeaders } from './api/rate-limit.ts'
import type { Catalogue } from './catalogue/build.ts'
import type { Config } from './config.ts'
import { createAsk } from './core/ask.ts'
import { createResources } from './core/resources.ts'
import { type Answer, type Answers, createAnswers } from './core/answer.ts'
import { createFairQueue } from './core/fair-queue.ts'
import type { DocumentContext } from './documents/context.ts'
import { pageMarkdown } from './documents/markdown/page-markdown.ts'
import { createMessageHandler } from './mcp/handler.ts'
import { serverFactory } from './mcp/server.ts'
import type { Models } from './search/model/model.ts'
import { createWebsite } from './website/website.ts'

/** What the service publishes, and what was learned from how people ask for it. */
export interface Content {
  catalogue: Catalogue
  models: Models
}

/** The service, ready to answer; nothing in it listens yet. */
export type Service = Awaited<ReturnType<typeof createService>>

/**
 * Puts the service together.
 *
 * @param log Gets failures that are not the client's fault, and Redis going away and coming back.
 * @param onAnswer Told what each question got, and never the question.
 */
export async function createService(
  config: Config,
  { catalogue, models }: Content,
  log: Pick<Logger, 'error' | 'warn'>,
  onAnswer?: (answer: Answer) => void,
) {
  const answersOf = createAnswers(catalogue, models)
  const answers: Answers = (question) => {
    const answer = answersOf(question)
    if (question.trim() !== '') onAnswer?.(answer)
    return answer
  }
  const resources = createResources(catalogue, answers)
  const ask = createAsk(catalogue, answers)
  const limiter = await createLimiter(config, log)
  const enqueue = createFairQueue()
  const headersAt = answerHeaders(deprecationHeaders(config, catalogue.siteUrl))
  const onFailure = (err: unknown, requestId?: string) =>
    log.error({ id: requestId, err }, 'a request failed')
  const createServer = serverFactory({
    catalogue,
    reads: resources,
    // Of the pages for developers only the prose: the guide is made of the application's own answers, and of
    // MCP's among them.
    pageMarkdown: (path) => pageMarkdown(catalogue, path),
    onFailure,
  })
  const mcp = createMessageHandler({ createServer, onFailure })
  const appWith = (ownLimiter: Limiter) =>
    createApp({
      catalogue,
      resources,
      ask,
      mcp,
      allowedHosts: config.ALLOWED_HOSTS,
      limiter: ownLimiter,
      enqueue,
      headersAt,
      onFailure,
    })
  const clientOf = clientFinder(proxyList(config.TRUSTED_PROXIES))
  let documentContext: Promise<DocumentContext> | undefined

  return {
    catalogue,
    answers,
    resources,
    ask,
    /** Answers everything under /api and /ask. */
    app: appWith(limiter),
    limiter,
    /** Whose request it is. */
    clientOf,
    /**
     * Counts a client's request of the API, or one of a search page, whose limit is as high and separate from it.
     * Says whether it is one too many, and what its answer says of that.
     */
    count: async (what: 'api' | 'search', client: string) => {
      const rate = await limiter.consume(what === 'api' ? client : `search ${client}`)
      const policy = what === 'api' ? 'default' : what
      return {
        isTooMany: rate.exceeded,
        headers: rateLimitHeaders(limiter.limit, rate, policy),
      }
    },
    /** Does what is long, one piece after another. */
    enqueue,
    /** What answers at a path of the API carry, for reads answered with bytes made at build. */
    headersAt,
    /** What pages and components need to show the content. */
    website: createWebsite(catalogue, answers),
    /** What the documents for machines are made of; loaded when needed: in production the build has made them. */
    documentContext: () =>
      (documentContext ??= import('./documents/context.ts').then(({ createDocumentContext }) =>
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
  const { createSharedLimiter } = await import('./api/shared-rate-limiter.ts')
  return createSharedLimiter(url, local, (isShared, reason) =>
    log.warn(
      { reason },
      isShared ? 'the rate limit is shared again' : 'Redis is away; each process counts',
    ),
  )
}

/** The composition root: puts the parts of the service together. */
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
import { isBlank } from './schemas/values.ts'
import { type Admit, createTurns } from './core/fair-queue.ts'
import type { DocumentContext } from './documents/context.ts'
import { pageMarkdown } from './documents/markdown/page-markdown.ts'
import { createMessageHandler } from './mcp/handler.ts'
import { serverFactory } from './mcp/server.ts'
import type { Models } from './search/model/model.ts'
import { createWebsite } from './website/website.ts'

/** The published content, and the models learned from examples of questions. */
export interface Content {
  catalogue: Catalogue
  models: Models
}

/** The service; it does not listen by itself. */
export type Service = Awaited<ReturnType<typeof createService>>

/**
 * Makes the service.
 *
 * @param log Logs errors that are not the client's fault, and whether Redis is available.
 * @param onQuestion Called with the answer to each question, but not the question.
 */
export async function createService(
  config: Config,
  { catalogue, models }: Content,
  log: Pick<Logger, 'error' | 'warn'>,
  onQuestion?: (answer: Answer) => void,
) {
  const answersOf = createAnswers(catalogue, models)
  const answers: Answers = (question) => {
    const answer = answersOf(question)
    if (!isBlank(question)) onQuestion?.(answer)
    return answer
  }
  const resources = createResources(catalogue, answers)
  const ask = createAsk(catalogue, answers)
  const turns = createTurns()
  const limiter = await createLimiter(config, log, turns.admit)
  const headersAt = answerHeaders(deprecationHeaders(config, catalogue.siteUrl))
  const onFailure = (err: unknown, requestId?: string) =>
    log.error({ id: requestId, err }, 'a request failed')
  const createServer = serverFactory({
    catalogue,
    reads: resources,
    // Without the guide for developers, which is made from answers of the application and of MCP itself.
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
      turns,
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
    /** Client address of a request. */
    clientOf,
    /**
     * Counts a client's request to the API, or for a search page, which has a limit of its own of the same height.
     * Returns whether it exceeds the limit, and the rate limit headers.
     */
    count: async (what: 'api' | 'search', client: string) => {
      const rate = await limiter.consume(what === 'api' ? client : `search ${client}`)
      const policy = what === 'api' ? 'default' : what
      return {
        isTooMany: rate.exceeded,
        headers: rateLimitHeaders(limiter.limit, rate, policy),
      }
    },
    /** Where requests wait for others. */
    turns,
    /** Common headers of the API at a path, for prerendered reads. */
    headersAt,
    /** Helpers of pages and components. */
    website: createWebsite(catalogue, answers),
    /** What documents for machines are made from. Imported on demand, since in production the build has made them. */
    documentContext: () =>
      (documentContext ??= import('./documents/context.ts').then(({ createDocumentContext }) =>
        createDocumentContext(catalogue, appWith),
      )),
  }
}

/** Makes the configured rate limiter; imports the Redis client only if it is needed. */
async function createLimiter(
  { RATE_LIMIT_PER_MINUTE: limit, RATE_LIMIT_REDIS_URL: url }: Config,
  log: Pick<Logger, 'warn'>,
  admit: Admit,
): Promise<Limiter> {
  const local = new RateLimiter({ limit })
  if (!url) return local
  const { createSharedLimiter } = await import('./api/shared-rate-limiter.ts')
  const onChange = (isShared: boolean, reason?: string) =>
    log.warn(
      { reason },
      isShared ? 'the rate limit is shared again' : 'Redis is away; each process counts',
    )
  return createSharedLimiter(url, local, admit, onChange)
}

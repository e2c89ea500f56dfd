import type { App } from '../api/app.ts'
import { openApiDocument } from '../api/openapi/document.ts'
import type { Limiter } from '../api/rate-limiter.ts'
import { WINDOW_SECONDS } from '../api/rate-limiter.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { CONTRACT_RATE_LIMIT } from '../config.ts'
import { makeCalls } from './calls.ts'
import type { DocumentContext } from './context.ts'
import { listTools } from './tools.ts'

/**
 * Works out what the documents are made of, by asking the application itself.
 *
 * @param appWith Gives the application with another rate limiter: examples are asked of one whose window is
 *   always new, so that they are the same each time, and of one whose window is always used up.
 */
export async function createDocumentContext(
  catalogue: Catalogue,
  appWith: (limiter: Limiter) => App,
): Promise<DocumentContext> {
  const open = appWith(fixedLimiter(CONTRACT_RATE_LIMIT - 1, false))
  const exhausted = appWith(fixedLimiter(0, true))
  const [openapi, tools, calls] = await Promise.all([
    openApiDocument({ open, exhausted }, catalogue),
    listTools(open, catalogue.siteUrl),
    makeCalls(open),
  ])
  return { catalogue, openapi, tools, calls }
}

function fixedLimiter(remaining: number, exceeded: boolean): Limiter {
  const state = { remaining, reset: WINDOW_SECONDS, exceeded }
  return { limit: CONTRACT_RATE_LIMIT, size: 0, take: () => state }
}

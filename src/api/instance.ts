import { catalogue } from '../catalogue/load.ts'
import { proxyList, readConfig } from '../config.ts'
import { createApp } from './app.ts'
import { createGate } from './gate.ts'
import { RateLimiter } from './rate-limiter.ts'
import { createResources } from './resources.ts'
import { createRetrieval } from './retrieval.ts'

export const config = readConfig(process.env)

export const retrieval = createRetrieval(catalogue)
export const resources = createResources(catalogue, retrieval)
export const gate = createGate(
  new RateLimiter({ limit: config.RATE_LIMIT_PER_MINUTE }),
  proxyList(config.TRUSTED_PROXIES),
)

/** The one application of this process, over the published content. */
export const app = createApp({
  catalogue,
  resources,
  gate,
  siteUrl: catalogue.siteUrl,
  onFailure: (error) => console.error(error),
})

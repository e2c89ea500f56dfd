import { createAsk } from '../ask/answer.ts'
import { catalogue } from '../catalogue/load.ts'
import { proxyList, configOrExit } from '../config.ts'
import { createApp } from './app.ts'
import type { Gate } from './gate.ts'
import { createGate } from './gate.ts'
import { RateLimiter } from './rate-limiter.ts'
import { createResources } from './resources.ts'
import { createRetrieval } from './retrieval.ts'

export const config = configOrExit(process.env)

export const retrieval = createRetrieval(catalogue)
export const resources = createResources(catalogue, retrieval)
export const ask = createAsk(catalogue, retrieval)
export const gate = createGate(
  new RateLimiter({ limit: config.RATE_LIMIT_PER_MINUTE }),
  proxyList(config.TRUSTED_PROXIES),
)

const parts = {
  catalogue,
  resources,
  ask,
  onFailure: (error: unknown) => console.error(error),
}

/** The one application of this process, over the published content. */
export const app = createApp({ ...parts, gate })

/** The same application behind another gate: for the examples in the documents, which nobody asks for. */
export const appBehind = (otherGate: Gate) => createApp({ ...parts, gate: otherGate })

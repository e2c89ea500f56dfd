import { catalogue } from '../catalogue/load.ts'
import { createApp } from './app.ts'
import type { Gate } from './gate.ts'
import { config, endpoints, gate, mcp, onFailure } from './instance.ts'

const parts = {
  siteUrl: catalogue.siteUrl,
  allowedHosts: config.ALLOWED_HOSTS,
  endpoints,
  mcp,
  onFailure,
}

/** The one application of this process, over the published content. */
export const app = createApp({ ...parts, gate })

/** The same application behind another gate: for the examples in the documents, which nobody asks for. */
export const appBehind = (otherGate: Gate) => createApp({ ...parts, gate: otherGate })

import { catalogue } from '../catalogue/load.ts'
import { createApp } from './app.ts'
import type { Gate } from './gate.ts'
import { endpoints, gate, onFailure, openMcp } from './instance.ts'

const parts = { siteUrl: catalogue.siteUrl, endpoints, openMcp, onFailure }

/** The one application of this process, over the published content. */
export const app = createApp({ ...parts, gate })

/** The same application behind another gate: for the examples in the documents, which nobody asks for. */
export const appBehind = (otherGate: Gate) => createApp({ ...parts, gate: otherGate })

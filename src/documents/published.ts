import { appBehind } from '../api/application.ts'
import { createGate } from '../api/gate.ts'
import { endpoints } from '../api/instance.ts'
import { RateLimiter } from '../api/rate-limiter.ts'
import { MCP_DOCUMENTATION } from '../api/routes/mcp.ts'
import { catalogue } from '../catalogue/load.ts'
import { CONTRACT_RATE_LIMIT, proxyList } from '../config.ts'
import { makeCalls } from './calls.ts'
import type { DocumentContext } from './context.ts'
import type { OpenApiDocument } from '../api/openapi/document.ts'
import { openApiDocument } from '../api/openapi/document.ts'
import { listTools } from './tools.ts'

/** A gate whose clock stands still, so that the same content gives the same examples. */
function frozenGate() {
  const limiter = new RateLimiter({ limit: CONTRACT_RATE_LIMIT, now: () => 0 })
  return createGate(limiter, proxyList([]))
}

/** The application with a new window for each request. */
export const examples = appBehind((visitor) => frozenGate()(visitor))

const worn = frozenGate()
export const exhausted = appBehind((visitor) => {
  let admission = worn(visitor)
  while (!admission.refusal) admission = worn(visitor)
  return admission
})

/** Every route, with what the document says of it. */
export const routes = [...endpoints.map(({ documentation }) => documentation), MCP_DOCUMENTATION]

let document: Promise<OpenApiDocument> | undefined

/** The OpenAPI document of the published content, made once. */
export function publishedOpenApi(): Promise<OpenApiDocument> {
  document ??= openApiDocument(routes, { open: examples, exhausted }, catalogue)
  return document
}

/** What the published documents are made of. */
export async function publishedContext(): Promise<DocumentContext> {
  const [openapi, tools, calls] = await Promise.all([
    publishedOpenApi(),
    listTools(examples, catalogue.siteUrl),
    makeCalls(examples),
  ])
  return { catalogue, openapi, tools, calls }
}

import type { Endpoint, EndpointOptions } from './endpoint.ts'

/**
 * Gives the MCP server when it is first needed: the SDK takes longer to load than all else together, and
 * many a process never needs it.
 */
export function mcpOpener(options: EndpointOptions): () => Promise<Endpoint> {
  let endpoint: Promise<Endpoint> | undefined
  return () =>
    (endpoint ??= import('./endpoint.ts').then(({ createEndpoint }) => createEndpoint(options)))
}

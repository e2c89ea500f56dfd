import type { Ask } from '../core/answer.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { serverCard } from '../mcp/card.ts'
import type { Endpoint } from './endpoint.ts'
import type { Resources } from '../core/resources.ts'
import { askEndpoints } from './routes/ask.ts'
import { batchEndpoint } from './routes/batch.ts'
import { factEndpoints } from './routes/facts.ts'
import { listEndpoints } from './routes/lists.ts'
import { cardEndpoint } from './routes/mcp-card.ts'

/** What answers under /api/ and /ask, but for MCP. */
export function createEndpoints(
  catalogue: Catalogue,
  resources: Resources,
  ask: Ask,
): readonly Endpoint[] {
  return [
    ...factEndpoints(resources),
    ...listEndpoints(resources),
    batchEndpoint(resources, catalogue.siteUrl),
    ...askEndpoints(ask),
    cardEndpoint(serverCard(catalogue)),
  ]
}

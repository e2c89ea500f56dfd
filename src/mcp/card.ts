import type { Catalogue } from '../catalogue/build.ts'
import type { ServerCard } from '../schemas/server-card.ts'
import { SERVER_CARD_SCHEMA } from '../schemas/server-card.ts'
import { PATHS } from '../catalogue/urls.ts'
import { HANDSHAKE_VERSIONS, PER_REQUEST_VERSIONS, serverIdentity } from './identity.ts'

/** The server card (SEP-2127): what a client may know before it connects. */
export function serverCard(catalogue: Catalogue): ServerCard {
  return {
    $schema: SERVER_CARD_SCHEMA,
    ...serverIdentity(catalogue),
    remotes: [
      {
        type: 'streamable-http',
        url: catalogue.siteUrl + PATHS.mcp,
        supportedProtocolVersions: [...PER_REQUEST_VERSIONS, ...HANDSHAKE_VERSIONS],
      },
    ],
  }
}

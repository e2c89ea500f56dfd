import { isIP } from 'node:net'
import type { Catalogue } from '../catalogue/build.ts'
import { ICON_SIZES, PATHS, iconPath } from '../catalogue/urls.ts'

/** Version of what this server offers: raised with every change of its tools or resources. */
const VERSION = '1.0.2'

/** Protocol revisions that begin with initialize, the newest first. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

/** Protocol revisions whose requests each carry their own metadata. */
export const PER_REQUEST_VERSIONS = ['2026-07-28']

/** Who the practice's server is, as initialize, server/discover and the server card say it alike. */
export function serverIdentity({ siteUrl, practice, profile, site }: Catalogue) {
  return {
    // Reverse-DNS namespace, a slash, a name: unique among servers.
    name: `${namespace(new URL(siteUrl).hostname)}/practice`,
    title: profile.name ?? site.nav.home,
    version: VERSION,
    description: `Published facts of the ${practice.english.kind}: profile, services, questions, booking. Read-only.`,
    websiteUrl: siteUrl + PATHS.developers,
    icons: ICON_SIZES.map((size) => ({
      src: siteUrl + iconPath(size),
      mimeType: 'image/png',
      sizes: [`${size}x${size}`],
    })),
  }
}

function namespace(hostname: string): string {
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isAddress ? 'localhost' : hostname.split('.').reverse().join('.')
}

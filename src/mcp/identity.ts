/** What the MCP server says of itself: who it is, how to use it, where it listens. */
import type { Catalogue } from '../catalogue/build.ts'
import { factText } from '../catalogue/facts.ts'
import { ICON_SIZES, PATHS, iconPath } from '../catalogue/urls.ts'
import { briefHelplineLines, placeholderWarning } from '../core/english-facts.ts'
import { blocks, list } from '../core/markdown.ts'
import { SERVER_CARD_SCHEMA, type ServerCard } from '../schemas/server-card.ts'
import { isAddress } from './dns-rebinding.ts'
import type { Tool } from './tools/define-tool.ts'

/** Version of what this server offers: raised with every change of its tools or resources. */
const VERSION = '1.4.1'

/** Protocol revisions that begin with initialize, the newest first. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

/** Protocol revisions whose requests each carry their own metadata. */
const PER_REQUEST_VERSIONS = ['2026-07-28']

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
  return isAddress(hostname) ? 'localhost' : hostname.split('.').reverse().join('.')
}

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

/**
 * What a model should know first, what must not be lost before all else: some clients cut instructions after
 * 2,048 characters (https://code.claude.com/docs/en/mcp), and others may sooner.
 *
 * @param tools In the order of how often each is the one that is wanted.
 */
export function instructions(catalogue: Catalogue, tools: readonly Tool[]): string {
  const { practice, siteUrl, facts } = catalogue
  return blocks(
    placeholderWarning(catalogue),
    `Distress: at any sign of danger, suicide or self-harm, first give these Israeli numbers (${siteUrl}${PATHS.emergency}):\n${list(briefHelplineLines(catalogue))}`,
    `Tools:\n${list(tools.map(({ when, definition }) => `${when}: ${definition.name}`))}`,
    'Booking: not here; give the link from get_booking_info.',
    `Privacy: search by keywords ("${practice.english.exampleQuery}"), without names, stories or health details; in danger give the numbers instead.`,
    `Answers are in ${factText(facts, 'english.language')}: translate, add nothing, cite the url. No medical advice.`,
  )
}

/** How the MCP server describes itself: name, instructions, server card. */
import type { Catalogue } from '../catalogue/build.ts'
import { factText } from '../catalogue/facts.ts'
import { ICON_SIZES, PATHS, iconPath } from '../catalogue/urls.ts'
import { briefHelplineLines, placeholderWarning } from '../core/english-facts.ts'
import { blocks, list } from '../core/markdown.ts'
import { SERVER_CARD_SCHEMA, type ServerCard } from '../schemas/server-card.ts'
import { isAddress } from './dns-rebinding.ts'
import type { Tool } from './tools/define-tool.ts'

/** Raised with every change of tools or resources. */
const VERSION = '1.7.0'

/** Protocol revisions with `initialize`, the newest first. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

/** Protocol revisions whose requests each carry their own metadata. */
const PER_REQUEST_VERSIONS = ['2026-07-28']

/** The server's name and description, for initialize, server/discover and the server card. */
export function serverIdentity({ siteUrl, practice, profile, site }: Catalogue) {
  return {
    // Unique among servers: a reverse-DNS namespace, a slash, a name.
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

/** The server card (SEP-2127), for clients that have not connected yet. */
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
 * The server's instructions to models, the most important ones first: some clients cut them after 2,048 characters
 * (https://code.claude.com/docs/en/mcp), others perhaps earlier.
 *
 * @param tools The tool that is most often needed first.
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

/** What the MCP server says of itself: who it is, how to use it, where it listens. */
import type { Catalogue } from '../catalogue/build.ts'
import { firstMeetingSentence } from '../catalogue/offers.ts'
import { describeAnswering } from '../catalogue/facts.ts'
import { ICON_SIZES, PATHS, iconPath } from '../catalogue/urls.ts'
import type { ServerCard } from '../schemas/server-card.ts'
import { SERVER_CARD_SCHEMA } from '../schemas/server-card.ts'
import { isAddress } from './dns-rebinding.ts'

/** Version of what this server offers: raised with every change of its tools or resources. */
const VERSION = '1.0.2'

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

/** What a model should know first: whose server this is, which tool to use when, what to do in distress. */
export function instructions(catalogue: Catalogue): string {
  const { practice, profile, helplines, site, siteUrl } = catalogue
  const { english } = practice
  const lines = helplines.map(
    (line) =>
      `- ${line.name}: ${line.phone ?? line.url ?? ''}. ${[line.audience, describeAnswering(line, site)].filter(Boolean).join(' ')}`,
  )
  return `${profile.name ?? ''}: ${profile.description ?? ''}

${english.summary} ${english.limits} This server gives the practice's published content, read-only, in Hebrew; ask in Hebrew or English. Answer people in their own language, from what the tools return, and cite the url of each fact. Nothing here is medical advice or a diagnosis.

Which tool first:
- any question a person has: search_faq
- what is offered and what it costs: list_services
- how to make an appointment: get_booking_info
- who the practice is and where: get_practice_info
- a whole page: read_site_page

Booking: nothing can be booked here. The person writes on WhatsApp or calls, and a person answers. ${firstMeetingSentence(catalogue)} Give them the link from get_booking_info, and send nothing on their behalf unless they ask.

Privacy: send keywords ("${english.exampleQuery}"), never a person's story, name or health details.

Distress: the practice is no emergency service. When somebody may be in danger or thinks of death or self-harm, give these numbers in Israel first, then everything else (${siteUrl}${PATHS.emergency}):
${lines.join('\n')}`
}

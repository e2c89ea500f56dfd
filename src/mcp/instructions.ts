import type { Catalogue } from '../catalogue/build.ts'
import { firstMeetingSentence } from '../catalogue/english.ts'
import { describeAnswering } from '../catalogue/facts.ts'
import { PATHS } from '../catalogue/urls.ts'

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

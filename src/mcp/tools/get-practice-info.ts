import { z } from 'zod'
import { englishAges } from '../../catalogue/conditions.ts'
import { type Channels, CHANNEL_KINDS } from '../../catalogue/channels.ts'
import { channelFacts, named } from '../../core/english-facts.ts'
import { blocks, section } from '../../core/markdown.ts'
import type { Resources } from '../../core/resources.ts'
import { Profile } from '../../schemas/profile.ts'
import { memoised } from '../../schemas/values.ts'
import { bullets, defineTool, type Tool } from './define-tool.ts'

/** Makes the tool that returns the practice's profile. */
export function getPracticeInfoTool(
  { profile }: Pick<Resources, 'profile'>,
  channels: Channels,
): Tool {
  const describeOnce = memoised((data: Profile) => describeProfile(data, channels))
  return defineTool({
    name: 'get_practice_info',
    title: 'Get practice information',
    when: 'who the practice is and where',
    description: `Gives the practice’s public profile: name, profession and credentials, specialties, area served, languages, address with directions, ${channels.map(({ type }) => CHANNEL_KINDS[type].english).join(', ')}, opening hours and links. Use it to find out who and where the practice is. For fees and what is offered use list_services; for how to make an appointment use get_booking_info; for any other question use search_faq.`,
    input: z.strictObject({}),
    output: Profile,
    run: () => {
      const data = profile()
      return { data, markdown: describeOnce(data) }
    },
  })
}

function describeProfile(
  { address, contact, links, ...about }: Profile,
  channels: Channels,
): string {
  return blocks(
    `# ${about.name ?? ''}`,
    about.description,
    bullets([
      ['Profession', about.jobTitle],
      ['Credentials', about.credentials],
      ['Specialties', about.knowsAbout?.join(', ')],
      ['Area served', about.areaServed],
      ['Language of the content', about.language],
      ['Languages of the sessions', about.availableLanguage?.join(', ')],
      ['Ages', about.ages && englishAges(about.ages)],
      ['Home visits', about.homeVisits?.english],
      ['Website', about.url],
    ]),
    ...(about.people ?? []).map(({ id, name, jobTitle, english, languages, image, ...own }) =>
      section(
        name,
        bullets([
          ['Name in English', english.name === name ? undefined : english.name],
          ['Profession', named(jobTitle, english.jobTitle)],
          ['Credentials', own.credentials],
          ['Registration', own.registration && Object.values(own.registration).join(', ')],
          ['Languages', languages.join(', ')],
          ['Portrait', image],
          ['Id', id],
        ]),
      ),
    ),
    address &&
      section(
        'Address',
        bullets([
          ['Street', address.streetAddress],
          ['City', address.addressLocality],
          ['Region', address.addressRegion],
          ['Postal code', address.postalCode],
          ['Country', address.addressCountry],
          ['Position', address.geo && `${address.geo.latitude}, ${address.geo.longitude}`],
          ['Directions', address.directions],
        ]),
      ),
    contact &&
      section(
        'Contact',
        bullets([
          ...channels.map(channelFacts),
          ...contact.hours.map(
            ({ days, opens, closes }) =>
              ['Open', `${days.join(', ')}, ${opens} to ${closes}, Israel time`] as const,
          ),
          ['Response time', contact.responseTime],
        ]),
      ),
    links && section('Links', bullets(Object.entries(links))),
  )
}

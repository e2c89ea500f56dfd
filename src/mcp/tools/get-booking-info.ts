import { z } from 'zod'
import type { Catalogue } from '../../catalogue/build.ts'
import { englishChannels } from '../../catalogue/channels.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { blocks, section } from '../../core/markdown.ts'
import type { Resources } from '../../core/resources.ts'
import { BookingInfo } from '../../schemas/booking.ts'
import { memoised } from '../../schemas/values.ts'
import { bullets, defineTool, type Tool } from './define-tool.ts'

/**
 * Makes the tool that tells how a person makes an appointment.
 *
 * @param firstMeeting A sentence on the first meeting, for the tool's description.
 */
export function getBookingInfoTool(
  { booking }: Pick<Resources, 'booking'>,
  { channels, siteUrl }: Pick<Catalogue, 'channels' | 'siteUrl'>,
  firstMeeting: string,
): Tool {
  const pageUrl = siteUrl + PATHS.booking
  const act = channels.every(({ type }) => type === 'phone') ? 'call' : 'write'
  const describeOnce = memoised((info: BookingInfo) => describe(info, pageUrl))
  return defineTool({
    name: 'get_booking_info',
    title: 'Get booking information',
    when: 'how to make an appointment',
    description: `Tells how a person books a session: by ${englishChannels(channels)}, with numbers, links and hours. ${firstMeeting} Use it when somebody wants to make an appointment or contact the practice. It cannot book, hold or cancel anything, and does not know which times are free: give the person the link and let them ${act} themselves.`,
    input: z.strictObject({}),
    output: BookingInfo,
    run: () => {
      const data = booking()
      return { data, markdown: describeOnce(data) }
    },
  })
}

/** @example describeWaiting({ from: '2027-01-10', people: ['noa'] }) // 'new clients from 2027-01-10 (noa)' */
function describeWaiting({ from, people }: NonNullable<BookingInfo['waitingList']>): string {
  const whose = people ? ` (${people.join(', ')})` : ''
  return (from ? `new clients from ${from}` : 'yes, at present') + whose
}

function describe(info: BookingInfo, pageUrl: string): string {
  return blocks(
    info.note,
    bullets([
      ['Booking system', info.bookingSystem],
      ['Capability', info.capability],
      ['Free introductory session', info.freeIntroSession ? 'yes' : 'no'],
      ['Waiting list', info.waitingList && describeWaiting(info.waitingList)],
    ]),
    ...info.channels.map(({ type, label, value, url, hours, note }) =>
      section(
        `${label} (${type})`,
        bullets([
          ['Contact', value],
          ['Link', url],
          ['Hours', hours],
          ['Note', note],
        ]),
      ),
    ),
    `Source: ${pageUrl}`,
  )
}

import type { Catalogue } from '../catalogue/build.ts'
import { englishOfferTexts, englishPrice } from '../catalogue/offers.ts'
import { type Channel, englishChannels, englishTitle, mainChannels } from '../catalogue/channels.ts'
import { languageNames } from '../schemas/language.ts'
import { describeAnswering, describeHours } from '../catalogue/hours.ts'
import { opening } from './opening.ts'

/** The key facts as English lines, such as `Name: …`. */
export function englishFacts(catalogue: Catalogue): string[] {
  const { practice, channels, conditions, services, site } = catalogue
  const { address, contact, english, offers } = practice
  const main = mainChannels(channels)
  const city = [address.addressLocality, address.postalCode].filter(Boolean).join(' ')
  return [
    `Name: ${named(english.name, practice.name)}`,
    `Who: ${whoWorksHere(practice)}${listed(english.jobTitle, inLatin(practice.credentials))}`,
    `Where: ${english.address} (${address.streetAddress}, ${city}, ${address.addressCountry})`,
    `For whom: ${english.areaServed}; sessions in ${languageNames(practice.sessionLanguages, 'en')}`,
    ...main.map(channelLine),
    `Answers: ${english.responseTime}`,
    ...channels.slice(main.length).map(channelLine),
    `Hours: ${contact.hours.map((hours) => describeHours(hours, 'en')).join('; ')}, Israel time. ${english.hoursNote}`,
    ...conditions.map(({ english: { label, text } }) => `${label}: ${text}`),
    ...offers.map(
      (offer) =>
        `Fee: ${named(offer.english, offer.name)}: ${englishPrice(offer.price)}, ${englishOfferTexts(offer, site).beside}`,
    ),
    `Services: ${services.map(({ resource }) => resource.name).join(' · ')}`,
    `Booking: by ${englishChannels(main)}, with a person; there is no booking system`,
  ]
}

/**
 * A name, followed by the same name in another language unless they are equal.
 *
 * @example named('Clinic', 'מרפאה') // 'Clinic (מרפאה)'
 */
export const named = (name: string, other: string) => (name === other ? name : `${name} (${other})`)

/** A degree that readers of English can read, such as MA; one in other letters is told by the profession alone. */
const inLatin = (text = '') => (/[^\p{Script=Latin}\P{L}]/u.test(text) ? undefined : text)

const listed = (...facts: (string | undefined)[]) => facts.filter(Boolean).join('; ')

/** The published names of who works here, with what is theirs where there are several people; each ends in a comma. */
function whoWorksHere({ person, people = [] }: Catalogue['practice']): string {
  const names = people.map(
    ({ english, languages, credentials, registration }) =>
      `${english.name} (${listed(
        english.jobTitle,
        inLatin(credentials),
        registration && `registered under ${registration.number}`,
        languageNames(languages, 'en'),
      )})`,
  )
  return [...(person ? [person.english] : []), ...names].map((name) => `${name}, `).join('')
}

/** A channel's English name and its number or address; a chat has both. */
export function channelFacts({ type, value, url }: Channel): [name: string, reachedBy: string] {
  const isChat = /^https:/.test(url) && url !== value
  return [englishTitle(type), isChat ? `${value}, ${url}` : value]
}

function channelLine(channel: Channel): string {
  const { type, value, shown } = channel
  const atHome = type === 'phone' && shown !== value ? ` (${shown} inside Israel)` : ''
  return `${channelFacts(channel).join(': ')}${atHome}`
}

/** A warning for readers while practice.yaml has placeholders. */
export function placeholderWarning({ practice }: Pick<Catalogue, 'practice'>): string | undefined {
  return practice.placeholders.length > 0
    ? 'This is a demonstration: the practice’s contact details, address, registration number and fees are placeholders; do not pass them on. The helplines are real.'
    : undefined
}

/** All helplines, one line each. */
export function helplineLines({ helplines }: Catalogue): string[] {
  return helplines.map((line) => {
    const answering = describeAnswering(line, 'en')
    const said = [
      line.english.audience,
      answering && `${answering}.`,
      `In ${languageNames(line.languages, 'en')}.`,
    ]
    return `${line.english.name}: ${line.phone ?? line.url ?? ''} (${said.filter(Boolean).join(' ')})`
  })
}

/** The same, shorter, and with the names in the site's language. */
export function briefHelplineLines({ helplines }: Pick<Catalogue, 'helplines'>): string[] {
  return helplines.map((line) => {
    const { name, english, phone, url, hours } = line
    const answering = hours === 'always' ? '24/7' : describeAnswering(line, 'en')
    const contact = [phone ?? url, answering].filter(Boolean).join(', ')
    return `${named(english.name, name)}: ${contact}. ${opening(english.audience, 'en')}`
  })
}

import type { Catalogue } from '../catalogue/build.ts'
import { englishPrice } from '../catalogue/offers.ts'
import { englishAnswering, englishHours, languageNames, nationalPhone } from '../catalogue/facts.ts'
import { whatsappUrl } from '../catalogue/urls.ts'
import { opening } from './opening.ts'

/** The key facts in English lines, for readers that know no Hebrew. */
export function englishFacts({ practice, services }: Catalogue): string[] {
  const { address, contact, english, offers, person } = practice
  return [
    `Name: ${english.name} (${practice.name})`,
    `Who: ${person ? `${person.english}, ` : ''}${english.jobTitle}; ${practice.credentials}`,
    `Where: ${english.address} (${address.streetAddress}, ${address.addressLocality} ${address.postalCode}, ${address.addressCountry})`,
    `For whom: ${english.areaServed}; sessions in ${languageNames(practice.sessionLanguages, 'en')}`,
    `WhatsApp: ${contact.whatsapp}, ${whatsappUrl(contact.whatsapp)}`,
    `Phone: ${contact.phone} (${nationalPhone(contact.phone)} inside Israel)`,
    `Answers: ${english.responseTime}`,
    `E-mail: ${contact.email}`,
    `Hours: ${contact.hours.map(englishHours).join('; ')}, Israel time. ${english.hoursNote}`,
    ...offers.map(
      ({ name, english: offer, price, durationMinutes }) =>
        `Fee: ${offer} (${name}): ${englishPrice(price)}, ${durationMinutes} minutes`,
    ),
    `Services: ${services.map(({ resource }) => resource.name).join(' · ')}`,
    'Booking: by WhatsApp or phone, with a person; there is no booking system',
  ]
}

/** A warning while practice.yaml still has placeholders; the helplines are never among them. */
export function placeholderWarning({ practice }: Pick<Catalogue, 'practice'>): string | undefined {
  return practice.placeholders.length > 0
    ? 'This is a demonstration: the practice’s phone numbers, address, registration number and fees are placeholders; do not pass them on. The helplines are real.'
    : undefined
}

/** Whom to call in an emergency, one line each. */
export function helplineLines({ helplines }: Catalogue): string[] {
  return helplines.map(
    (line) =>
      `${line.english.name}: ${line.phone ?? line.url ?? ''} (${[line.english.audience, englishAnswering(line)].filter(Boolean).join(' ')})`,
  )
}

/** The same in fewer words, with the names that Israelis know the lines by, for where length counts. */
export function briefHelplineLines({ helplines }: Pick<Catalogue, 'helplines'>): string[] {
  return helplines.map((line) => {
    const { name, english, phone, url, hours } = line
    const answering = hours === 'always' ? '24/7' : englishAnswering(line)
    const contact = [phone ?? url, answering].filter(Boolean).join(', ')
    return `${english.name} (${name}): ${contact}. ${opening(english.audience, 'en')}`
  })
}

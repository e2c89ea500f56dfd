import type { Catalogue } from '../catalogue/build.ts'
import { nationalPhone } from '../catalogue/facts.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { OpeningHours } from '../schemas/practice.ts'
import { whatsappUrl } from '../catalogue/urls.ts'

/** The key facts in English lines, for readers that know no Hebrew. */
export function englishFacts({ practice, services }: Catalogue): string[] {
  const { address, contact, offers } = practice
  return [
    `Name: ${practice.name} (${practice.credentials})`,
    `Where: ${address.streetAddress}, ${address.addressLocality} ${address.postalCode}, ${address.addressCountry}; video sessions too`,
    `WhatsApp: ${contact.whatsapp}, ${whatsappUrl(contact.whatsapp)}`,
    `Phone: ${contact.phone} (${nationalPhone(contact.phone)} inside Israel)`,
    `Answers: ${contact.responseTime}`,
    `E-mail: ${contact.email}`,
    `Hours: ${contact.hours.map(englishHours).join('; ')}, Israel time. ${contact.hoursNote}`,
    ...Object.values(offers).map(
      ({ name, price, durationMinutes }) =>
        `Fee: ${name}: ${price === 0 ? 'free' : `${price} ILS`}, ${durationMinutes} minutes`,
    ),
    `Services: ${services.map(({ resource }) => resource.name).join(' · ')}`,
    'Booking: by WhatsApp or phone, with a person; there is no booking system',
  ]
}

/** Said as long as facts only stand in for real ones. */
export function placeholderWarning({ practice }: Catalogue): string | undefined {
  return practice.placeholders.length > 0
    ? 'This is a demonstration: the phone numbers, address, registration number and fees are placeholders, not real ones. Do not pass them on to anybody.'
    : undefined
}

/** Whom to call in an emergency, one line each. */
export function helplineLines({ helplines }: Catalogue): string[] {
  return helplines.map(
    ({ english, phone, url, hours }) =>
      `${english.name}: ${phone ?? url ?? ''} (${[english.audience, englishAnswering(hours)].filter(Boolean).join(' ')})`,
  )
}

/** When a helpline answers; undefined while it is not known. */
export function englishAnswering(hours: Helpline['hours']): string | undefined {
  return hours === 'always' ? 'Day and night.' : hours && `${hours.map(englishHours).join('; ')}.`
}

export function englishHours({ days, opens, closes }: OpeningHours): string {
  return `${days.join(', ')} ${opens}–${closes}`
}

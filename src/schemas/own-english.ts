import { isRecord } from './values.ts'

/** A text, or a stand-in where the text itself is reported as missing or wrong. */
const textOr = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '…')

/** Takes the fields of practice.yaml. Returns them, for a site in English with the `english` ones filled in. */
export function withOwnEnglish(value: Record<string, unknown>): Record<string, unknown> {
  if (value['language'] !== 'en') return value
  const { person, people, homeVisits, offers } = value
  const within = (field: unknown) => (isRecord(field) ? field : {})
  const address = within(value['address'])
  const contact = within(value['contact'])
  const own = {
    name: textOr(value['name']),
    jobTitle: textOr(value['jobTitle']),
    areaServed: textOr(value['areaServed']),
    address: `${textOr(address['streetAddress'])}, ${textOr(address['addressLocality'])}`,
    responseTime: textOr(contact['responseTime']),
    hoursNote: textOr(contact['hoursNote']),
  }
  const each = (list: unknown, english: (item: Record<string, unknown>) => unknown) =>
    Array.isArray(list)
      ? list.map((item: unknown) => (isRecord(item) ? { english: english(item), ...item } : item))
      : list
  return {
    ...value,
    english: { ...own, ...within(value['english']) },
    person: isRecord(person) ? { english: textOr(person['name']), ...person } : person,
    people: each(people, ({ name, jobTitle }) => {
      return { name: textOr(name), jobTitle: textOr(jobTitle) }
    }),
    homeVisits: isRecord(homeVisits)
      ? { english: textOr(homeVisits['area']), ...homeVisits }
      : homeVisits,
    offers: each(offers, ({ name }) => textOr(name)),
  }
}

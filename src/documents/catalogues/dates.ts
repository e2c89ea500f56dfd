import type { Catalogue } from '../../catalogue/build.ts'

/** The day the newest content changed, ISO 8601. */
export function newestDay({ pages, services, faq, helplines }: Catalogue): string {
  const days = [
    ...Object.values(pages).map(({ data }) => data.updated),
    ...services.map(({ data }) => data.updated),
    ...faq.map(({ data }) => data.updated),
    ...helplines.map(({ checked }) => checked),
  ]
  return days.reduce((a, b) => (a > b ? a : b))
}

/** The start of a day, plus a number of days, RFC 3339. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().replace('.000Z', 'Z')
}

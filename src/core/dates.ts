import type { Catalogue } from '../catalogue/build.ts'

/** The newest date in the content, ISO 8601: of a change, or of a check of a helpline. */
export function newestDay({ pages, services, faq, helplines }: Catalogue): string {
  const documents = [...Object.values(pages), ...services, ...faq]
  return latest([
    ...documents.map(({ data }) => data.updated),
    ...helplines.map(({ checked }) => checked),
  ])
}

/** The latest of some ISO 8601 dates; throws a TypeError if there are none. */
export function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b))
}

/** Midnight UTC of an ISO 8601 date, RFC 3339. */
export function startOf(day: string): string {
  return `${day}T00:00:00Z`
}

import type { Catalogue } from '../catalogue/build.ts'

/** The day the newest content changed, ISO 8601. */
export function newestDay({ pages, services, faq, helplines }: Catalogue): string {
  const documents = [...Object.values(pages), ...services, ...faq]
  return latest([
    ...documents.map(({ data }) => data.updated),
    ...helplines.map(({ checked }) => checked),
  ])
}

/** The latest of some days, ISO 8601. */
export function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b))
}

/** The moment a day begins, RFC 3339. */
export function startOf(day: string): string {
  return `${day}T00:00:00Z`
}

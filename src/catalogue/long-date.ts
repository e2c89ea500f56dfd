import { LOCALES, type SiteLanguage } from '../schemas/language.ts'

/**
 * Writes a day (ISO 8601) as a language does.
 *
 * @example longDate('2026-11-21', 'he') // '21 בנובמבר 2026'
 */
export function longDate(day: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

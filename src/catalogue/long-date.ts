import { LOCALES, type SiteLanguage } from '../schemas/language.ts'

/**
 * A day as readers of a language write it: 21 בנובמבר 2026.
 *
 * @param day ISO 8601.
 */
export function longDate(day: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

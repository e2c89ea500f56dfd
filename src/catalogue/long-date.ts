/**
 * A day as Hebrew readers write it: 21 בנובמבר 2026.
 *
 * @param day ISO 8601.
 */
export function longDate(day: string, lang: 'he' | 'en' = 'he'): string {
  return new Intl.DateTimeFormat(lang === 'he' ? 'he-IL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { daysAfter, newestDay } from './dates.ts'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364

/** `/.well-known/security.txt` (RFC 9116). It expires a year after the newest content. */
export function securityTxt(catalogue: Catalogue): string {
  const { siteUrl, practice } = catalogue
  return [
    `Contact: mailto:${practice.contact.email}`,
    `Expires: ${daysAfter(newestDay(catalogue), VALID_DAYS)}`,
    'Preferred-Languages: he, en',
    `Canonical: ${siteUrl}${PATHS.securityTxt}`,
    `Policy: ${siteUrl}${PATHS.developers}#contact`,
    '',
  ].join('\n')
}

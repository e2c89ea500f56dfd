import { reportChannel } from '../../catalogue/channels.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { newestDay, startOf } from '../../core/dates.ts'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364

/** `/.well-known/security.txt` (RFC 9116). It expires a year after the newest content. */
export function securityTxt({ catalogue }: DocumentContext): string {
  const { siteUrl, channels } = catalogue
  const expires = new Date(newestDay(catalogue))
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  return [
    `Contact: ${reportChannel(channels).url}`,
    `Expires: ${startOf(expires.toISOString().slice(0, 10))}`,
    'Preferred-Languages: he, en',
    `Canonical: ${siteUrl}${PATHS.securityTxt}`,
    `Policy: ${siteUrl}${PATHS.developers}#contact`,
    '',
  ].join('\n')
}

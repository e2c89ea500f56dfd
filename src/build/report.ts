import type { AstroIntegrationLogger } from 'astro'
import type { RawContent } from '../catalogue/raw.ts'

/** After this many days a fact about the outside world should be checked again. */
const RECHECK_DAYS = 180

/**
 * Lists what the owner should know about content, beyond that it is valid: placeholders, unconfirmed promises, stale
 * facts and what could not be verified.
 *
 * @throws {Error} When a public site would show placeholders or promise what nobody has confirmed: people in
 *   need would call a number that nobody answers, or find stairs where none should be.
 */
export function reportContent(
  { practice, promises, helplines, faq, pages }: RawContent,
  { siteUrl, allowPlaceholders }: { siteUrl: string; allowPlaceholders: boolean },
  log: AstroIntegrationLogger,
): void {
  const oldest = new Date(Date.now() - RECHECK_DAYS * 86_400_000).toISOString().slice(0, 10)
  const facts = [
    ...helplines.map(({ id, checked }) => ({ file: 'content/helplines.yaml', name: id, checked })),
    ...[...faq, ...pages].flatMap(({ file, data }) =>
      data.sources.map(({ name, checked }) => ({ file, name, checked })),
    ),
  ]
  for (const { file, name, checked } of facts.filter((fact) => fact.checked < oldest))
    log.warn(
      `${file}: ${name} was last checked on ${checked}: check it again and write the new day`,
    )
  for (const { id, unverified } of helplines.filter((line) => line.unverified.length > 0))
    log.warn(
      `content/helplines.yaml: ${id}: ${unverified.join(', ')}: compare with what the line itself says, then take the name off \`unverified\``,
    )
  const values = practice.placeholders.map((field) => `content/practice.yaml: ${field}`)
  // A line of Hebrew, and one of names: terminals draw the two mixed out of order.
  const claims = promises
    .filter(({ confirmed }) => !confirmed)
    .map(
      ({ id, text, where }) => `content/promises.yaml: ${id}\n    ${text}\n    ${where.join(', ')}`,
    )
  if (values.length > 0)
    log.warn(`ערכים לדוגמה שנשארו.\nThese values are placeholders still:${indented(values)}`)
  if (claims.length > 0)
    log.warn(`הבטחות שלא אישרתם.\nNobody has confirmed these promises yet:${indented(claims)}`)
  if (values.length + claims.length > 0 && isPublicSite(siteUrl) && !allowPlaceholders)
    throw notReady(siteUrl, values.length, claims.length)
}

/** A public site would mislead people; what is missing has been listed. */
function notReady(siteUrl: string, values: number, claims: number): Error {
  const error = new Error(
    `הכתובת הזאת ציבורית, ולכן הבנייה נעצרה: ${values} ערכים לדוגמה, ${claims} הבטחות שלא אושרו.
כותבים את הערכים האמיתיים. קוראים כל הבטחה במקומה, מתקנים, וכותבים confirmed: true.
SITE_URL is ${siteUrl}, which the public can reach, and ${values} values are placeholders, ${claims} promises not confirmed: they are listed above.
Write the real values; read each promise where it stands, correct it, and write confirmed: true. Or set ALLOW_PLACEHOLDERS=true for a demonstration.`,
  )
  // Where the program noticed it helps nobody who writes content.
  error.stack = ''
  return error
}

/** Whether a site's address can be reached by the public, so that placeholders would mislead people. */
export function isPublicSite(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname
  return !/^(localhost|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|\[::1\]|.*\.(localhost|local|test|example|invalid))$/.test(
    host,
  )
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `\n  ${line}`).join('')
}

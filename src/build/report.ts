import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import type { Catalogue } from '../catalogue/build.ts'

/** The file that a route of the build writes the report to. */
export const REPORT_FILE = 'content-report.json'

/** After this many days a fact about the outside world should be checked again. */
const RECHECK_DAYS = 180

/** What the owner should know about content on a day, beyond that it is valid. */
export function reportOn({ practice, promises, helplines, faq, pages }: Catalogue, today: Date) {
  const oldest = new Date(today.valueOf() - RECHECK_DAYS * 86_400_000).toISOString().slice(0, 10)
  const facts = [
    ...helplines.map(({ id, checked }) => ({ file: 'content/helplines.yaml', name: id, checked })),
    ...[...faq, ...Object.values(pages)].flatMap(({ file, data }) =>
      data.sources.map(({ name, checked }) => ({ file, name, checked })),
    ),
  ]
  return {
    /** Fields of practice.yaml that are marked as placeholders. */
    placeholders: practice.placeholders,
    /** What the texts promise and the owner has not confirmed yet, with the files that say so. */
    promises: promises.filter(({ confirmed }) => !confirmed),
    /** Helplines of which not every fact could be compared with what the line itself publishes. */
    unverified: helplines.filter(({ unverified }) => unverified.length > 0),
    /** Facts about the outside world that have not been checked for a long time. */
    stale: facts.filter(({ checked }) => checked < oldest),
  }
}

/**
 * Reads the report of the build, removes it from the files for clients, and lists what it holds.
 *
 * @throws {Error} When a public site would show placeholders or promise what nobody has confirmed: people in
 *   need would call a number that nobody answers, or find stairs where none should be.
 */
export async function reportContent(
  client: string,
  { siteUrl, allowPlaceholders }: { siteUrl: string; allowPlaceholders: boolean },
  log: AstroIntegrationLogger,
): Promise<void> {
  const path = join(client, REPORT_FILE)
  const report = JSON.parse(await readFile(path, 'utf8')) as ReturnType<typeof reportOn>
  await rm(path)
  const { placeholders, promises, unverified, stale } = report
  for (const { file, name, checked } of stale)
    log.warn(
      `${file}: ${name} was last checked on ${checked}: check it again and write the new day`,
    )
  for (const line of unverified)
    log.warn(
      `content/helplines.yaml: ${line.id}: ${line.unverified.join(', ')}: compare with what the line itself says, then take the name off \`unverified\``,
    )
  const values = placeholders.map((field) => `content/practice.yaml: ${field}`)
  // A line of Hebrew, and one of names: terminals draw the two mixed out of order.
  const claims = promises.map(
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

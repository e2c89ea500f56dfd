import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'

/** The file that a route of the build writes the report to. */
export const REPORT_FILE = 'content-report.json'

/** What the owner should know about content, beyond that it is valid. */
export interface ContentReport {
  /** Fields of practice.yaml that are marked as placeholders. */
  placeholders: string[]
  /** Facts of helplines that could not be compared with what the line itself publishes. */
  unverified: { name: string; fields: string[] }[]
  /** Facts about the outside world that have not been checked for a long time. */
  stale: { file: string; name: string; checked: string }[]
}

/** Reads the report of the build, and removes it from the files for clients. */
export async function readReport(client: string): Promise<ContentReport> {
  const path = join(client, REPORT_FILE)
  const report = JSON.parse(await readFile(path, 'utf8')) as ContentReport
  await rm(path)
  return report
}

/**
 * Lists placeholders, stale facts and what could not be verified.
 *
 * @throws {Error} When a public site would show placeholders: people in need would call a number that
 *   nobody answers.
 */
export function reportContent(
  { placeholders, unverified, stale }: ContentReport,
  { siteUrl, allowPlaceholders }: { siteUrl: string; allowPlaceholders: boolean },
  log: AstroIntegrationLogger,
): void {
  for (const { file, name, checked } of stale)
    log.warn(
      `${file}: ${name} was last checked on ${checked}: check it again and write the new day`,
    )
  for (const { name, fields } of unverified)
    log.warn(
      `content/helplines.yaml: ${name}: ${fields.join(', ')}: compare with what the line itself says, then take the name off \`unverified\``,
    )
  if (placeholders.length === 0) return
  const list = placeholders.map((field) => `  content/practice.yaml: ${field}`).join('\n')
  log.warn(`These values are placeholders still:\n${list}`)
  if (isPublicSite(siteUrl) && !allowPlaceholders)
    throw new Error(
      `SITE_URL is ${siteUrl}, which the public can reach, and ${placeholders.length} values are placeholders:\n${list}\n` +
        'Write the real values, or set ALLOW_PLACEHOLDERS=true for a demonstration.',
    )
}

/** Whether a site's address can be reached by the public, so that placeholders would mislead people. */
export function isPublicSite(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname
  return !/^(localhost|127(\.\d+){3}|\[::1\]|.*\.(localhost|test|example|invalid))$/.test(host)
}

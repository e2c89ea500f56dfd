import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import { isPublicSite } from '../config.ts'
import type { BuildOptions } from './integration.ts'

/** Where the pages leave, during a build, what is to be said about the content. */
export const REPORT_FILE = 'content-report.json'

/** What the owner should know of content that is valid. */
export interface ContentReport {
  /** Fields of practice.yaml whose values only stand in for real ones. */
  placeholders: string[]
  /** What is said of helplines and rests on others than the line itself. */
  unverified: { name: string; fields: string[] }[]
  /** Facts about the outside world that nobody has checked for long. */
  stale: { file: string; name: string; checked: string }[]
}

/** Reads the report that the build made, and takes it out of what clients can see. */
export async function readReport(client: string): Promise<ContentReport> {
  const path = join(client, REPORT_FILE)
  const report = JSON.parse(await readFile(path, 'utf8')) as ContentReport
  await rm(path)
  return report
}

/**
 * Lists placeholders, stale facts and what could not be verified.
 *
 * @throws {Error} When placeholders would go to a public site: people in need would call a number that
 *   nobody answers.
 */
export function reportContent(
  { placeholders, unverified, stale }: ContentReport,
  { siteUrl, allowPlaceholders }: BuildOptions,
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

import { PATHS } from '../catalogue/urls.ts'

/** When a version of the API goes, as configured; days are ISO 8601. */
export interface Retirement {
  deprecatedOn: string
  sunsetOn: string
  /** Address of the version that takes its place. */
  successor: string
}

/**
 * The headers that announce the end of a version: Deprecation (RFC 9745: a structured date), Sunset
 * (RFC 8594: an HTTP date), and Link to the policy and to the successor (RFC 5829).
 */
export function retirementHeaders(
  { deprecatedOn, sunsetOn, successor }: Retirement,
  siteUrl: string,
): Record<string, string> {
  const policy = `${siteUrl}${PATHS.developers}#versioning-and-deprecation`
  return {
    Deprecation: `@${Date.parse(deprecatedOn) / 1000}`,
    Sunset: new Date(sunsetOn).toUTCString(),
    Link: [
      `<${policy}>; rel="deprecation"; type="text/html"`,
      `<${policy}>; rel="sunset"; type="text/html"`,
      `<${successor}>; rel="successor-version"`,
    ].join(', '),
  }
}

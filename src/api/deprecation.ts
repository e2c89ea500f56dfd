import { PATHS } from '../catalogue/urls.ts'
import type { Config } from '../config.ts'

/**
 * The headers that announce the end of version 1, where one is configured: Deprecation (RFC 9745: a
 * structured date), Sunset (RFC 8594: an HTTP date), and Link to the policy and the successor (RFC 5829).
 */
export function deprecationHeaders(
  {
    V1_DEPRECATED,
    V1_SUNSET,
    V1_SUCCESSOR,
  }: Pick<Config, 'V1_DEPRECATED' | 'V1_SUNSET' | 'V1_SUCCESSOR'>,
  siteUrl: string,
): Record<string, string> {
  if (!V1_DEPRECATED || !V1_SUNSET || !V1_SUCCESSOR) return {}
  const policy = `${siteUrl}${PATHS.developers}#versioning-and-deprecation`
  return {
    Deprecation: `@${Date.parse(V1_DEPRECATED) / 1000}`,
    Sunset: new Date(V1_SUNSET).toUTCString(),
    Link: [
      `<${policy}>; rel="deprecation"; type="text/html"`,
      `<${policy}>; rel="sunset"; type="text/html"`,
      `<${V1_SUCCESSOR}>; rel="successor-version"`,
    ].join(', '),
  }
}

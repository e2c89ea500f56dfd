import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'

/** The prefix that the resources of one major version share. */
const VERSION_PREFIX = /^\/api\/v\d+(?=\/)/

/**
 * `/.well-known/api-catalog` (RFC 9727): the APIs as a linkset (RFC 9264). All versioned endpoints are one API; every
 * other endpoint is an API of its own. An API whose path is no endpoint is linked by its first endpoint.
 */
export function apiCatalog({ catalogue: { siteUrl }, endpoints }: DocumentContext): string {
  const paths = endpoints.map(({ path }) => path)
  const apis = [...new Set(paths.map(apiOf))].map((api) =>
    paths.includes(api) ? api : (paths.find((path) => apiOf(path) === api) ?? api),
  )
  const description = [
    { href: siteUrl + PATHS.openapi, type: 'application/json' },
    { href: siteUrl + PATHS.openapiYaml, type: 'application/yaml' },
  ]
  const card = {
    href: siteUrl + PATHS.wellKnownServerCard,
    type: 'application/mcp-server-card+json',
  }
  const linkset = [
    { anchor: siteUrl + PATHS.apiCatalog, item: apis.map((path) => ({ href: siteUrl + path })) },
    ...apis.map((path) => ({
      anchor: siteUrl + path,
      'service-desc': path === PATHS.mcp ? [card, ...description] : description,
      'service-doc': [{ href: siteUrl + PATHS.developers, type: 'text/html', hreflang: ['en'] }],
      'service-meta': [
        { href: siteUrl + PATHS.llms, type: 'text/plain' },
        { href: siteUrl + PATHS.auth, type: 'text/markdown' },
      ],
      status: [{ href: siteUrl + PATHS.ready, type: 'text/plain' }],
    })),
  ]
  return `${JSON.stringify({ linkset }, null, 2)}\n`
}

/** @example apiOf('/api/v1/faq') // '/api/v1' */
function apiOf(path: string): string {
  if (path.startsWith(`${PATHS.mcp}/`)) return PATHS.mcp
  return VERSION_PREFIX.exec(path)?.[0] ?? path
}

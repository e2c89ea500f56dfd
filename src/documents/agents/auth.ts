import { reportChannel } from '../../catalogue/channels.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { CONTRACT_RATE_LIMIT } from '../../config.ts'
import { MAX_IDEMPOTENCY_KEY } from '../../schemas/limits.ts'
import type { DocumentContext } from '../context.ts'
import { blocks, code, link, list, section } from '../../core/markdown.ts'

/** `/auth.md`: tells agents that no authentication is needed. */
export function authMd({ catalogue, endpoints }: DocumentContext): string {
  const { siteUrl, channels } = catalogue
  const [first] = endpoints
  return `${blocks(
    '# auth.md',
    `How to authenticate with ${siteUrl}: **you do not.** Every endpoint is anonymous and read-only. There is no key, no account, no OAuth, no registration, no claim step and nothing to revoke. Do not send credentials; an Authorization header is ignored.`,
    section(
      'Discover',
      `There is no protected resource, so ${siteUrl}/.well-known/oauth-protected-resource, oauth-authorization-server and openid-configuration are 404 on purpose. What there is to discover:`,
      list([
        link('API catalogue', siteUrl + PATHS.apiCatalog),
        link('OpenAPI 3.1', siteUrl + PATHS.openapi),
        link('Guide for agents', siteUrl + PATHS.llms),
      ]),
    ),
    section('Register', 'Nothing to do. Skip this step.'),
    section(
      'Use',
      'Send the request. For example:',
      code('sh', `curl ${siteUrl}${first?.path ?? ''}`),
      'Endpoints, all without credentials:',
      list(endpoints.map(({ method, path, summary }) => `\`${method} ${path}\`: ${summary}`)),
      `For MCP clients: the URL ${siteUrl}${PATHS.mcp}, transport Streamable HTTP, authentication none.`,
    ),
    section(
      'Identity and limits',
      list([
        `Clients are told apart by IP address alone: ${CONTRACT_RATE_LIMIT} requests a minute each. RateLimit-* headers say what is left; a 429 carries Retry-After.`,
        `Idempotency-Key (at most ${MAX_IDEMPOTENCY_KEY} characters) is echoed; it is no credential. Retrying is always safe.`,
        'CORS is open to every origin, never with credentials. No cookie is set.',
        'Query text, request bodies and full client addresses are never logged.',
      ]),
    ),
    section(
      'Scopes',
      'There is one, for everybody: reading what is published. No request can write, book or send anything.',
    ),
    section('Contact', `${reportChannel(channels).value}. Please send no health details there.`),
  )}\n`
}

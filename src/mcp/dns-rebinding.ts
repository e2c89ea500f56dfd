import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { rpcError } from './json-rpc.ts'

/**
 * Makes the check against DNS rebinding (MCP, Transports, Security Warning): another site may point its own host name
 * to this server, whereupon browsers send that name as Host. IP addresses, localhost and the site's own names are
 * allowed; so is every valid Origin, since all content is public. (The SDK's check allows no addresses, and only
 * listed origins.)
 *
 * @param siteUrl Its host is allowed, with and without www.
 * @param allowedHosts Further allowed host names (ALLOWED_HOSTS).
 * @returns A function that returns the refusal (403), or undefined.
 */
export function dnsRebindingCheck(
  siteUrl: string,
  allowedHosts: readonly string[] = [],
): (headers: IncomingHttpHeaders) => Response | undefined {
  const { hostname } = new URL(siteUrl)
  const bare = hostname.replace(/^www\./, '')
  const hosts = new Set([bare, `www.${bare}`, ...allowedHosts])

  return ({ host, origin }) => {
    if (host !== undefined && !isOwnHost(host, hosts))
      return refuse(
        'The Host header names a site other than this one. The operator of this server can list further names in ALLOWED_HOSTS.',
      )
    if (origin !== undefined && origin !== 'null' && !isOrigin(origin))
      return refuse('The Origin header is not an origin.')
    return undefined
  }
}

function isOwnHost(host: string, hosts: ReadonlySet<string>): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname ?? ''
  return isAddress(hostname) || hosts.has(hostname) || /^(.+\.)?localhost$/.test(hostname)
}

/** Whether the `hostname` of a URL is an IP address, IPv6 in brackets. */
export function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+$/i.test(origin)
}

function refuse(message: string): Response {
  return rpcError(403, ProtocolErrorCode.InvalidRequest, message)
}

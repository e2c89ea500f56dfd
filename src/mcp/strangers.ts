import { isIP } from 'node:net'
import type { HeaderReader } from './header-reader.ts'
import { INVALID_REQUEST, rpcError } from './rpc-error.ts'

/**
 * Turns away what a page of another site makes a browser send by pointing its own host name here (DNS
 * rebinding; MCP, Transports, Security Warning). Such a request always names that host, so addresses
 * and this site's own names pass. Origins pass too, whatever they are, since everything here is public;
 * only one that is no origin at all is refused.
 *
 * @param siteHost Host name of the site.
 * @returns The refusal, or undefined.
 */
export function refuseStranger(headers: HeaderReader, siteHost: string): Response | undefined {
  const host = headers.get('host')
  if (host !== null && !isOwnHost(host, siteHost))
    return rpcError({
      status: 403,
      code: INVALID_REQUEST,
      message: 'The Host header names another site than this one.',
    })
  const origin = headers.get('origin')
  if (origin !== null && origin !== 'null' && !isOrigin(origin))
    return rpcError({
      status: 403,
      code: INVALID_REQUEST,
      message: 'The Origin header is no origin.',
    })
  return undefined
}

function isOwnHost(host: string, siteHost: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  const bare = hostname.replace(/^\[|\]$/g, '')
  return hostname === siteHost || /^(.+\.)?localhost$/.test(hostname) || isIP(bare) !== 0
}

function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+$/i.test(origin)
}

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** An address as some proxies write it: IPv6 in brackets, with a port. */
const WITH_PORT = /^\s*(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?\s*$/

/** Only the last characters of X-Forwarded-For are read; proxies add far fewer. */
const MAX_FORWARDED_FOR = 1000

/**
 * Finds the client's address, by which clients are counted and take turns; it is never logged. It is the peer, or, if that is a trusted
 * proxy, the right-most address of X-Forwarded-For that is not one; the client may have made up what is left of it.
 *
 * @param peer Remote address of the socket.
 * @param forwardedFor The X-Forwarded-For header.
 * @param trusted Addresses of trusted proxies.
 * @returns The address's `clientKey`.
 * @example clientAddress('10.0.0.1', '1.2.3.4, 5.6.7.8', proxyList(['10.0.0.0/8'])) // '5.6.7.8'
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  if (forwardedFor === undefined || !isTrusted(peer, trusted)) return clientKey(peer)
  const request = {
    socket: { remoteAddress: peer },
    headers: {
      'x-forwarded-for': forwardedFor
        .slice(-MAX_FORWARDED_FOR)
        .split(',')
        .map(withoutPort)
        .join(','),
    },
  } as unknown as IncomingMessage
  const addresses = proxyaddr.all(request, (address) => isTrusted(address, trusted))
  // If the header holds no address, the proxy counts as the client.
  const client = addresses.findLast((address) => isIP(withoutZone(address)) !== 0)
  return clientKey(client ?? peer)
}

/** Makes the function that finds the `clientAddress` of a request. */
export function clientFinder(trusted: BlockList): (request: IncomingMessage) => string {
  return ({ socket, headers }) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trusted)
}

/** Makes a list of trusted proxies from addresses and CIDR ranges, which must be valid. */
export function proxyList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function withoutPort(hop: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(hop) ?? []
  return ipv6 ?? ipv4 ?? hop
}

/** Whether an address is in a list of trusted proxies; false if it is no address. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const bareAddress = withoutZone(address)
  const family = isIP(bareAddress)
  return family !== 0 && trusted.check(bareAddress, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * What an address is counted by: IPv4, also mapped to IPv6 (RFC 4291, 2.5.5.2), as it is; IPv6 by its /64, since one
 * client has all of that (RFC 6177). Other texts are returned unchanged.
 *
 * @example clientKey('::ffff:1.2.3.4') // '1.2.3.4'
 * @example clientKey('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function clientKey(address: string): string {
  const bareAddress = withoutZone(address)
  if (isIP(bareAddress) !== 6) return bareAddress
  // Normalised by URL first, since ipaddr.js does not parse every IPv6 address that ends in an IPv4 one.
  const { hostname } = new URL(`http://[${bareAddress}]`)
  const parsed = ipaddr.process(hostname.slice(1, -1))
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Removes the zone of a link-local address, `%` and an interface's name (RFC 4007). */
function withoutZone(address: string): string {
  return address.replace(/%.*$/s, '')
}

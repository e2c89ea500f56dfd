import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** What some proxies add to an address: brackets around IPv6, and a port. */
const ADORNED = /^\s*(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?\s*$/

/** The most that is read of X-Forwarded-For, from its end, in characters: more than any chain of proxies adds. */
const LONGEST_FIELD = 1000

/**
 * Finds out who is asking, for the rate limit alone: it is never logged.
 *
 * Without trusted proxies, or when the socket's peer is not one of them, it is the peer. Otherwise it is
 * the right-most address of X-Forwarded-For that no trusted proxy added; what stands left of it may be
 * made up by the client.
 *
 * @param peer Address of the socket's other end.
 * @param forwardedFor The X-Forwarded-For header.
 * @param trusted The proxies whose word is believed.
 * @returns An IPv4 address, or an IPv6 client's /64, since one client has all of it (RFC 6177).
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  if (forwardedFor === undefined || !isTrusted(peer, trusted)) return countedAs(peer)
  const request = {
    socket: { remoteAddress: peer },
    headers: {
      'x-forwarded-for': forwardedFor.slice(-LONGEST_FIELD).split(',').map(bare).join(','),
    },
  } as unknown as IncomingMessage
  const addresses = proxyaddr.all(request, (address) => isTrusted(address, trusted))
  // A proxy that says nonsense is itself the client.
  const client = addresses.findLast((address) => isIP(withoutZone(address)) !== 0)
  return countedAs(client ?? peer)
}

/** Makes the function that finds out whose a request is. */
export function clientFinder(trusted: BlockList): (request: IncomingMessage) => string {
  return ({ socket, headers }) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trusted)
}

/** The trusted proxies as a list that answers whether it holds an address. */
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

function bare(hop: string): string {
  const [, ipv6, ipv4] = ADORNED.exec(hop) ?? []
  return ipv6 ?? ipv4 ?? hop
}

/** Whether an address is that of a proxy whose word is believed. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const bareAddress = withoutZone(address)
  const family = isIP(bareAddress)
  return family !== 0 && trusted.check(bareAddress, family === 6 ? 'ipv6' : 'ipv4')
}

/** What an address counts as: an IPv4 address, also where it came mapped (RFC 4291, 2.5.5.2), or an IPv6 one's /64. */
export function countedAs(address: string): string {
  const bareAddress = withoutZone(address)
  if (isIP(bareAddress) !== 6) return bareAddress
  // As addresses of the web have it: the parser does not know an IPv4 address at the end of every other one.
  const { hostname } = new URL(`http://[${bareAddress}]`)
  const parsed = ipaddr.process(hostname.slice(1, -1))
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The zone of a link-local address (RFC 4007) is the name of an interface, in any letters. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/s, '')
}

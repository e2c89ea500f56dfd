import type { BlockList } from 'node:net'
import { isIP } from 'node:net'

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
  // A plain IPv4 address, which is the commonest.
  if (forwardedFor === undefined && !peer.includes(':')) return peer
  const nearest = canonical(peer)
  const client =
    forwardedFor === undefined ? nearest : firstStranger(nearest, forwardedFor, trusted)
  return client.includes(':') ? prefix64(client) : client
}

function firstStranger(nearest: string, forwardedFor: string, trusted: BlockList): string {
  let client = nearest
  const hops = forwardedFor.split(',')
  while (hops.length > 0 && isTrusted(client, trusted)) {
    const hop = canonical((hops.pop() ?? '').trim())
    if (isIP(hop) === 0) break
    client = hop
  }
  return client
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** There is nothing to take off. */
const PLAIN_IPV4 = /^[\d.]+$/

/** Takes off what proxies add: brackets, a port, a zone, the IPv4-mapped form (RFC 4291, 2.5.5.2). */
function canonical(address: string): string {
  if (PLAIN_IPV4.test(address)) return address
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)
  return mapped?.[1] ?? bare
}

/** The first four groups of an IPv6 address, written out, as in 2001:db8:0:1::/64. */
function prefix64(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...missing, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress, proxyList } from './client-address.ts'

const none = proxyList([])
const proxies = proxyList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

describe('clientAddress', () => {
  it.each([
    ['the peer, when nobody is trusted', '192.0.2.1', '198.51.100.7', none, '192.0.2.1'],
    ['the peer, when it is not trusted', '192.0.2.1', '198.51.100.7', proxies, '192.0.2.1'],
    ['what the proxy saw', '127.0.0.1', '198.51.100.7', proxies, '198.51.100.7'],
    [
      'the right-most that no proxy added',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.7, 10.1.2.3',
      proxies,
      '198.51.100.7',
    ],
    [
      'the last proxy, when all are trusted',
      '127.0.0.1',
      '10.0.0.1, 10.0.0.2',
      proxies,
      '10.0.0.1',
    ],
    ['the proxy, when it says nothing', '127.0.0.1', undefined, proxies, '127.0.0.1'],
    [
      'the proxy, when it says nonsense',
      '127.0.0.1',
      '198.51.100.7, <script>',
      proxies,
      '127.0.0.1',
    ],
    ['an address with a port', '127.0.0.1', '198.51.100.7:4711', proxies, '198.51.100.7'],
    ['an address of IPv4 without a zone', '127.0.0.1', '1.2.3.4%eth0', proxies, '1.2.3.4'],
    ['an IPv4-mapped peer', '::ffff:127.0.0.1', '198.51.100.7', proxies, '198.51.100.7'],
    ['the /64 of an IPv6 client', '2001:db8:1:2:3:4:5:6', undefined, none, '2001:db8:1:2::/64'],
    ['the /64 of a shortened one', '2001:db8::1', undefined, none, '2001:db8:0:0::/64'],
    [
      'the /64 of one in brackets',
      'fd00::1',
      '[2001:DB8:0:7::9]:443',
      proxies,
      '2001:db8:0:7::/64',
    ],
    ['the /64 of loopback', '::1', undefined, none, '0:0:0:0::/64'],
    ['the /64 of a link-local with a zone', 'fe80::1%eth0', undefined, none, 'fe80:0:0:0::/64'],
    ['the /64 where a zone has a dash', 'fe80::1%br-lan', undefined, none, 'fe80:0:0:0::/64'],
    [
      'the /64 of one that ends as IPv4',
      '127.0.0.1',
      '64:ff9b::203.0.113.12',
      proxies,
      '64:ff9b:0:0::/64',
    ],
  ])('gives %s', (_, peer, forwardedFor, trusted, expected) => {
    expect(clientAddress(peer, forwardedFor, trusted)).toBe(expected)
  })

  it('gives one client for all addresses of a /64', () => {
    const addresses = [
      '2001:db8:0:1::1',
      '2001:db8:0:1:ffff:ffff:ffff:ffff',
      '2001:0db8:0000:0001::2',
    ]
    expect(new Set(addresses.map((address) => clientAddress(address, undefined, none))).size).toBe(
      1,
    )
  })
})

it('takes every spelling of an address that a socket may have', () => {
  const zone = fc.constantFrom('', '%eth0', '%br-lan', '%veth.1_a', '%25')
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.tuple(fc.ipV6(), zone)), (address) => {
      const peer = [address].flat().join('')
      for (const trusted of [none, proxies])
        expect(clientAddress(peer, peer, trusted)).toMatch(/^[\d.]+$|^[\da-f:]+::\/64$/)
    }),
    { numRuns: 2000 },
  )
})

describe('proxyList', () => {
  it('holds single addresses and ranges of both families', () => {
    const list = proxyList(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])
    expect(list.check('192.0.2.1')).toBe(true)
    expect(list.check('10.200.3.4')).toBe(true)
    expect(list.check('2001:db8:1::1', 'ipv6')).toBe(true)
    expect(list.check('192.0.2.2')).toBe(false)
    expect(list.check('2001:db9::1', 'ipv6')).toBe(false)
  })
})

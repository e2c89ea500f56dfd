import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { proxyList } from '../api/client-address.ts'
import { limitConnections } from './connections.ts'

it('counts connections of a link-local neighbour, whatever its interface is called', () => {
  const server = createServer()
  limitConnections(server, { perAddress: 1, trustedProxies: proxyList(['10.0.0.0/8']) })
  const from = (remoteAddress: string) =>
    Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const [first, second] = ['fe80::1%br-lan', 'fe80::2%br-lan'].map((address) => {
    const socket = from(address)
    server.emit('connection', socket)
    return socket
  })
  expect([first?.destroyed, second?.destroyed]).toEqual([false, true])
})

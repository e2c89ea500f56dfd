import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { type Connection, endIdle } from './memory-bounds.ts'

/** Of 15 clients, the longest connected first. */
function connectionsOf15(count: number, unread = 0): Connection[] {
  return Array.from({ length: count }, (_, i) => connectionOf(`client ${i % 15}`, unread))
}

function connectionOf(client: string, unread = 0): Connection {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  Object.defineProperty(response, 'writableLength', { value: unread })
  return {
    socket: new Socket(),
    client,
    exchanges: unread > 0 ? [{ response, length: 40 }] : [],
    finishedBytes: 0,
    isReceiving: false,
    beganAt: performance.now() - 3000,
  }
}

const ended = (connections: readonly Connection[]) =>
  connections.filter(({ socket }) => socket.destroyed)

it.each([
  ['that ask nothing', 0],
  ['that have left an answer unread', 500],
])('of too many connections %s the oldest end, and none of who has few', (_, unread) => {
  const held = connectionsOf15(3700, unread)
  const newcomers = Array.from({ length: 20 }, (_, i) => connectionOf(`newcomer ${i}`))
  endIdle([...held, ...newcomers])
  expect(ended(held)).toHaveLength(3700 + 20 - 3584)
  expect(held[0]?.socket.destroyed).toBe(true)
  expect(held.at(-1)?.socket.destroyed).toBe(false)
  expect(ended(newcomers)).toEqual([])
})

it('connections end while they are few, or while their answer is being read, by nobody', () => {
  const few = connectionsOf15(3500)
  endIdle(few)
  expect(ended(few)).toEqual([])
  const reading = connectionsOf15(3700, 500)
  for (const connection of reading) connection.beganAt = performance.now() - 1000
  endIdle(reading)
  expect(ended(reading)).toEqual([])
})

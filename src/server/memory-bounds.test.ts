import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { type Connection, endMost, endWaiting } from './memory-bounds.ts'

/** Of 15 clients, the longest connected first. */
function connectionsOf15(count: number, state: State = 'idle'): Connection[] {
  return Array.from({ length: count }, (_, i) => connectionOf(`client ${i % 15}`, state))
}

type State = 'idle' | 'unread' | 'answering'

function connectionOf(client: string, state: State = 'idle', sinceMs = 3000): Connection {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  Object.defineProperty(response, 'writableLength', { value: state === 'unread' ? 500 : 0 })
  return {
    socket: new Socket(),
    client,
    exchanges: state === 'idle' ? [] : [{ response, length: 40 }],
    finishedBytes: 0,
    overheadBytes: 0,
    isReceiving: false,
    beganAt: performance.now() - sinceMs,
  }
}

const ended = (connections: readonly Connection[]) =>
  connections.filter(({ socket }) => socket.destroyed)

const newcomers = () => Array.from({ length: 20 }, (_, i) => connectionOf(`newcomer ${i}`))

it.each(['idle', 'unread', 'answering'] as const)(
  'of too many connections, all of them %s, the oldest end, and none of who has few',
  (state) => {
    const held = connectionsOf15(3700, state)
    const others = newcomers()
    endMost([...held, ...others])
    expect(ended(held)).toHaveLength(3700 + 20 - 3584)
    expect(held[0]?.socket.destroyed).toBe(true)
    expect(held.at(-1)?.socket.destroyed).toBe(false)
    expect(ended(others)).toEqual([])
  },
)

// Once the average of all kept the 15 from losing any, and the newcomers were ended.
it('clients lose connections until none has more than others, whatever these do', () => {
  const idle = connectionsOf15(15 * 239)
  const busy = Array.from({ length: 512 }, (_, i) => connectionOf(`busy ${i % 2}`, 'answering'))
  const others = newcomers()
  endMost([...idle, ...busy, ...others])
  const left = Map.groupBy(
    [...idle, ...busy].filter(({ socket }) => !socket.destroyed),
    ({ client }) => client,
  )
  const counts = [...left.values()].map((own) => own.length)
  expect(counts).toHaveLength(17)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  expect(counts.reduce((sum, count) => sum + count)).toBe(3584 - 20)
  expect(ended(others)).toEqual([])
})

it('of a client’s connections those end first that wait for it', () => {
  const answering = connectionsOf15(1800, 'answering')
  const reading = connectionsOf15(900, 'unread').map((one) => ({
    ...one,
    beganAt: performance.now() - 1000,
  }))
  const idle = connectionsOf15(900)
  endMost([...answering, ...idle, ...reading])
  expect(ended(answering)).toEqual([])
  expect(ended(reading)).toEqual([])
  expect(ended(idle)).toHaveLength(16)
})

it('who has just connected is not idle yet', () => {
  const answering = connectionsOf15(3700, 'answering').map((one) => ({ ...one, client: 'proxy' }))
  const newcomer = connectionOf('proxy', 'idle', 100)
  endMost([...answering, newcomer])
  expect(ended(answering)).toHaveLength(3701 - 3584)
  expect(newcomer.socket.destroyed).toBe(false)
})

it('of too many bytes that wait those end whose client has sent most, and none that is being answered', () => {
  const waiting = connectionsOf15(600, 'answering')
  for (const { exchanges } of waiting) for (const exchange of exchanges) exchange.length = 64_000
  const small = connectionOf('visitor', 'answering')
  const answered = connectionOf('client 0', 'answering')
  Object.defineProperty(answered.exchanges[0]?.response, 'headersSent', { value: true })
  endWaiting([...waiting, small, answered])
  // Each takes a KB besides its bytes.
  const room = 16 * 1024 * 1024 - (40 + 1024)
  expect(ended(waiting)).toHaveLength(600 - Math.floor(room / (64_000 + 1024)))
  expect(ended([small, answered])).toEqual([])
})

it('no connection ends while they are few', () => {
  const few = connectionsOf15(3500)
  endMost(few)
  expect(ended(few)).toEqual([])
})

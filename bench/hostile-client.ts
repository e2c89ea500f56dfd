/** A process started by bench/hostile.ts: 64 connections, each of which sends a request whenever the last one is answered. */
import { connect } from 'node:net'
import { HOSTILE } from './hostile-requests.ts'

const CONNECTIONS = 64

const [port, kind = ''] = process.argv.slice(2)
const requests = HOSTILE[kind]
if (!requests) throw new Error(`"${kind}" is none of ${Object.keys(HOSTILE).join(', ')}.`)

let sent = 0
let statuses: Record<string, number> = {}

function next(): Buffer {
  const n = sent++
  const [line, rest] = requests?.[n % requests.length] ?? []
  if (!line || !rest) throw new Error(`${kind} is empty.`)
  const address = `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`
  return Buffer.concat([line, Buffer.from(`X-Forwarded-For: ${address}\r\n`), rest])
}

/** Sends one request after another, on a new connection if the server closed the last one. */
function drive(): void {
  let received = ''
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(next()))
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    if (!isWhole(received)) return
    const status = received.slice(9, 12)
    statuses[status] = (statuses[status] ?? 0) + 1
    received = ''
    socket.write(next())
  })
  socket.on('error', () => undefined)
  socket.on('close', drive)
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1]
  if (length === undefined) return answer.endsWith('\r\n0\r\n\r\n')
  return answer.length >= end + 4 + Number(length)
}

process.on('message', (word) => {
  if (word === 'count') statuses = {}
  else process.send?.(statuses)
})
for (let i = 0; i < CONNECTIONS; i += 1) drive()

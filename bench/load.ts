import { connect } from 'node:net'

export interface Load {
  port: number
  /** Complete requests, sent in turn. */
  requests: readonly Buffer[]
  /** Number of requests to send. */
  total: number
  connections?: number
  /** Text that each answer must contain. */
  holding?: string
}

/** Sends requests over keep-alive connections, without pipelining; returns the time in seconds. */
export async function send(load: Load): Promise<number> {
  const { port, requests, total, connections = 8, holding = '' } = load
  let next = 0
  const nextRequest = () => (next < total ? requests[next++ % requests.length] : undefined)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, () => drive(port, holding, nextRequest)))
  return (performance.now() - startedAt) / 1000
}

function drive(
  port: number,
  holding: string,
  nextRequest: () => Buffer | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', go)
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const length = lengthOf(received)
      if (length === undefined || received.length < length) return
      if (!received.subarray(0, length).includes(holding))
        throw new Error(`An answer has no ${holding}: ${received.toString()}`)
      received = received.subarray(length)
      go()
    })
    function go(): void {
      const request = nextRequest()
      if (request) socket.write(request)
      else {
        socket.destroy()
        resolve()
      }
    }
  })
}

/** Length of the first answer in some bytes; undefined while its head or last chunk is missing. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  if (!/^HTTP\/1\.1 (200|304)/.test(head))
    throw new Error(`An answer went wrong: ${head.slice(0, 80)}`)
  if (head.startsWith('HTTP/1.1 304')) return end + 4
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return end + 4 + Number(length)
  const last = bytes.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? undefined : last + 7
}

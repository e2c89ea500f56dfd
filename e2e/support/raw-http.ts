import { connect } from 'node:net'

/** Sends bytes over a new socket, and returns all that is received until the server closes it, or until `until` matches. */
export function sendRaw(port: number, bytes: string | Buffer, until?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      received += chunk
      if (until?.test(received)) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

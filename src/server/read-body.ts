import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '../api/json-body.ts'

/**
 * Reads a request's body as it comes from the socket.
 *
 * @returns undefined when its length is not said or too much, and then nothing is read; or when its client
 *   went away.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const declared = request.headers['content-length']
  if (declared === undefined || Number(declared) > MAX_BODY_BYTES) return undefined
  if (request.destroyed) return undefined
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', () => resolve(undefined))
  })
}

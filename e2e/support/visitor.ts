import { expect } from 'vitest'
import { sendRaw } from './raw-http.ts'

const VISIT = 'GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Asks for a page many times, one after another, each on a new connection, and expects an answer each time. */
export async function visitPage(port: number, times = 100): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await sendRaw(port, VISIT)).toMatch(/^HTTP\/1\.1 200 /)
}

import { inject } from 'vitest'
import { clientAddress, proxyList } from '../../src/api/client-address.ts'
import { readConfig } from '../../src/config.ts'
import { content } from '../../src/instance.ts'
import { createLog } from '../../src/server/log.ts'
import { createService } from '../../src/service.ts'
import { newClient } from './new-client.ts'

/** Sends a request to a target, each time as another client unless X-Forwarded-For is set. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

const { app: inProcess } = await createService(
  readConfig({ RATE_LIMIT_PER_MINUTE: '60' }),
  await content(),
  createLog('silent'),
)

function asOwnClient(init: RequestInit = {}): RequestInit & { headers: Headers } {
  const headers = new Headers(init.headers)
  if (!headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', newClient())
  return { ...init, headers }
}

const over =
  (origin: string): Send =>
  (path, init) =>
    fetch(origin + path, asOwnClient(init))

/** The production server that tests share. */
export const production = over(inject('production'))

/** The same application in three forms, each of which must fulfil the contract. */
export const targets: { name: string; send: Send }[] = [
  {
    name: 'in process',
    send: async (path, init) => {
      const own = asOwnClient(init)
      const forwardedFor = own.headers.get('X-Forwarded-For') ?? undefined
      const client = clientAddress('127.0.0.1', forwardedFor, proxyList(['127.0.0.1']))
      return inProcess.request(path, own, { client })
    },
  },
  { name: 'development', send: over(inject('development')) },
  { name: 'production', send: production },
]

/** Sends JSON by POST. */
export function postJson(send: Send, path: string, body: unknown): Promise<Response> {
  return send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Status and code of an error response. */
export async function refusal(response: Response): Promise<{ status: number; code: unknown }> {
  const body = (await response.json()) as { code?: unknown }
  return { status: response.status, code: body.code }
}

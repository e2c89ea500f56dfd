import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

export interface TlsAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface TlsRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Local address (127.0.0.0/8); to a proxy, each is another client. */
  from?: string
}

/** Sends a request to a TLS server on 127.0.0.1, without checking its certificate. */
export async function askTls(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from }: TlsRequest = {},
): Promise<TlsAnswer> {
  const outgoing = request({
    port,
    path,
    method,
    headers: { Host: 'practice.example', ...headers },
    host: '127.0.0.1',
    localAddress: from,
    rejectUnauthorized: false,
    agent: false,
  })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: await text(incoming),
  }
}

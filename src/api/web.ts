/** Requests and responses of the web, for whoever asks the application in-process: the build and tests. */
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { requestPath } from '../core/request-path.ts'
import type { PlainResponse } from '../core/response.ts'
import type { Asked } from './asked.ts'

/** A request as the application takes it. */
export function askedOf({ method, url, headers, body }: Request, client: string): Asked {
  const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
  const given: IncomingHttpHeaders = Object.fromEntries(headers)
  const target = url.replace(/^[a-z]+:\/\/[^/?#]*/, '')
  const incoming = Object.assign(stream, { headers: given })
  return { client, method, target, path: requestPath(target), incoming }
}

/** The response of the web that says the same. */
export function responseOf({ status, headers, body }: PlainResponse, method: string): Response {
  // Of an empty text it would say that it is plain text.
  const isBodiless = method === 'HEAD' || status === 304 || !body?.length
  return new Response(isBodiless ? null : (body as BodyInit), { status, headers })
}

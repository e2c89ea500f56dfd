/** Converts requests and responses of the Fetch standard, for using the application in-process (builds and tests). */
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { requestPath } from '../core/request-path.ts'
import type { PlainResponse } from '../core/response.ts'
import type { ApiRequest } from './route.ts'

/** Converts a `Request` of a client address. */
export function apiRequestOf({ method, url, headers, body }: Request, client: string): ApiRequest {
  const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
  const given: IncomingHttpHeaders = Object.fromEntries(headers)
  const target = url.replace(/^[a-z]+:\/\/[^/?#]*/, '')
  const incoming = Object.assign(stream, { headers: given })
  return { client, method, target, path: requestPath(target), incoming }
}

/** Makes a `Response`, without a body for HEAD. */
export function responseOf({ status, headers, body }: PlainResponse, method: string): Response {
  // With an empty string, Response would set a Content-Type.
  const isBodiless = method === 'HEAD' || status === 304 || !body?.length
  return new Response(isBodiless ? null : (body as BodyInit), { status, headers })
}

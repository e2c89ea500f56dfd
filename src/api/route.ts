import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import type { Leaving } from '../core/fair-queue.ts'
import type { PlainResponse, TextResponse } from '../core/response.ts'
import type { CountMore } from '../mcp/compat/batches.ts'

/** Node's incoming message, or what `web.ts` makes of a `Request`. */
export type Incoming = Readable & {
  headers: IncomingHttpHeaders
  socket?: Leaving & { pause: () => unknown }
}

/** A request to the API, parsed once. */
export interface ApiRequest {
  /** Who is counted, and takes turns; never logged (`client-address.ts`). */
  readonly client: string
  /** Id of the request in the log. */
  readonly requestId?: string
  readonly method: string
  /** Request target in origin form (RFC 9112, 3.2.1), not decoded. */
  readonly target: string
  /** Its `requestPath`; undefined if it is ambiguous. */
  readonly path: string | undefined
  readonly incoming: Incoming
  /** The answer if the server has refused the request, whatever the path. */
  refusal?: TextResponse | undefined
  /** Counts further requests, where this one holds several (an MCP batch); set by the application. */
  countMore?: CountMore
}

/** Answers a request; the application adds the common headers. */
export type Handler = (request: ApiRequest) => PlainResponse | Promise<PlainResponse>

/** A route: its OpenAPI description, which has the method and the path, and its handler. */
export interface Route {
  readonly description: RouteConfig
  readonly handle: Handler
}

/** The query of a request's target, not decoded and without `?`; undefined if there is none. */
export function queryOf({ target }: ApiRequest): string | undefined {
  return /\?([^#]*)/.exec(target)?.[1]
}

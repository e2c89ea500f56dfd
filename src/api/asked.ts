import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import type { PlainResponse, TextResponse } from '../core/response.ts'
import type { CountMore } from '../mcp/compat/batches.ts'

/** What came in: Node's own message, or what stands for one that came in no other way (`web.ts`). */
export type Incoming = Readable & {
  headers: IncomingHttpHeaders
  socket?: { destroyed: boolean; pause: () => unknown }
}

/** A request, read once where it came in; whatever answers it goes by this. */
export interface Asked {
  /** Whose request it is, for the rate limit alone. */
  readonly client: string
  /** What the log calls it. */
  readonly requestId?: string
  readonly method: string
  /** What was asked for on this host, as it was sent. */
  readonly target: string
  /** Its path (`core/request-path.ts`). */
  readonly path: string | undefined
  readonly incoming: Incoming
  /** What is answered, whatever was asked, where the server has refused the request. */
  refusal?: TextResponse | undefined
}

/**
 * Answers a request; the application adds what all answers carry.
 *
 * @param countMore Counts further requests of the same client, where one holds several.
 */
export type Answer = (asked: Asked, countMore: CountMore) => PlainResponse | Promise<PlainResponse>

/** A route: what the OpenAPI document says of it, its method and path among it, and what answers there. */
export interface Route {
  readonly description: RouteConfig
  readonly answer: Answer
}

/** The query of a request's address, as it was sent; undefined where it has none. */
export function queryOf({ target }: Asked): string | undefined {
  return /\?([^#]*)/.exec(target)?.[1]
}

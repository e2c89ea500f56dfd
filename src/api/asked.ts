import type { IncomingMessage } from 'node:http'
import type { TextResponse } from '../core/response.ts'

/** A request as the server has read it, once. Without a server, whose it is says enough. */
export interface Asked {
  /** Whose request it is, for the rate limit alone. */
  client: string
  /** What the log calls it. */
  requestId?: string
  /** The request as Node has it, which a body is read from; without it, from the request of the web. */
  incoming?: IncomingMessage
  /** Its path (`core/request-path.ts`), where there is an `incoming`. */
  path?: string | undefined
  /** What is answered, whatever was asked, where the server has refused the request. */
  refusal?: TextResponse | undefined
}

/** The type parameters of the Hono application. */
export interface ApiEnv {
  Bindings: Asked
  /** What middleware tells routes; `c.get`, since `c.var` copies all of it. */
  Variables: {
    /** What the answer carries, whatever it will be. */
    headers: Record<string, string>
    /** The body, where a route reads one. */
    body: Uint8Array
    /**
     * Counts further requests of the same client, where one holds several.
     *
     * @throws {ApiError} rate_limit_exceeded.
     */
    countMore: (requests: number) => Promise<void>
  }
}

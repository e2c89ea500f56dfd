import type { IncomingMessage } from 'node:http'
import type { TextResponse } from '../core/response.ts'

/** The type parameters of the Hono application. */
export interface ApiEnv {
  /** What the server tells the application about a request, beside the request itself. */
  Bindings: {
    /** Whose request it is, for the rate limit alone. */
    client: string
    /** What the log calls this request. */
    requestId?: string
    /** The request as Node has it, which a body is read from; without it, from the request of the web. */
    incoming?: IncomingMessage
    /** What is answered, whatever was asked, where the server has refused the request. */
    refusal?: TextResponse | undefined
  }
  /** What middleware tells routes. */
  Variables: {
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

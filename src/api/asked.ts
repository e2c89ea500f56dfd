import type { IncomingMessage } from 'node:http'
import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import type { Context } from 'hono'
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
  /** What was asked for on this host, as it was sent, where there is an `incoming`. */
  target?: string
  /** What is answered, whatever was asked, where the server has refused the request. */
  refusal?: TextResponse | undefined
}

/** The type parameters of the Hono application. */
export interface ApiEnv {
  Bindings: Asked
  /** What is known before a route answers; `c.get`, since `c.var` copies all of it. */
  Variables: {
    /** What the answer carries, whatever it will be. */
    headers: Record<string, string>
    /**
     * Counts further requests of the same client, where one holds several.
     *
     * @throws {ApiError} rate_limit_exceeded.
     */
    countMore: (requests: number) => Promise<void>
  }
}

/** An answer, at once wherever it can be. */
export type Answered = Response | Promise<Response>

/** Answers a request. */
export type Answer = (c: Context<ApiEnv>) => Answered

/** A route: what the OpenAPI document says of it, its method and path among it, and what answers there. */
export interface Route {
  readonly description: RouteConfig
  readonly answer: Answer
}

/** A header field of a request: as Node has it, which costs nothing, or from the request of the web. */
export function headerOf({ env, req }: Context<ApiEnv>, name: string): string | undefined {
  return env.incoming?.headers
    ? env.incoming.headers[name.toLowerCase()]?.toString()
    : req.header(name)
}

/** The query of a request's address, as it was sent; undefined where it has none. */
export function queryOf({ env, req }: Context<ApiEnv>): string | undefined {
  return /\?([^#]*)/.exec(env.target ?? req.url)?.[1]
}

import type { Weight } from '../core/turns.ts'

/** What the server tells the application about a request, beside the request itself. */
export interface Bindings {
  /** Whose request it is, for the rate limit alone. */
  client: string
  /** Whether the client is gone before all of its request had come, where there is a connection. */
  hasLeft?: () => boolean
  /** Whether nobody is there any more to be answered. */
  isGone?: () => boolean
  /** What the log calls this request. */
  requestId?: string | undefined
  /** Set by the application: the pattern of the route that answered, for logs and metrics. */
  route?: string
}

/** What middleware tells routes. */
export interface Variables {
  /**
   * Counts further requests of the same client, where one holds several.
   *
   * @throws {ApiError} rate_limit_exceeded.
   */
  countMore: (requests: number) => Promise<void>
  /**
   * Answers when the client's turn has come: for whatever costs more than a look into a table.
   *
   * @param weight Of a long request, or of one that does not say how long it is, always heavy.
   * @throws {ApiError} service_unavailable.
   */
  inTurn: (answer: () => Response | Promise<Response>, weight?: Weight) => Promise<Response>
}

/** The type parameters of the Hono application. */
export interface ApiEnv {
  Bindings: Bindings
  Variables: Variables
}

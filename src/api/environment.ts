/** The type parameters of the Hono application. */
export interface ApiEnv {
  /** What the server tells the application about a request, beside the request itself. */
  Bindings: {
    /** Whose request it is, for the rate limit alone. */
    client: string
    /** What the log calls this request. */
    requestId?: string
  }
  /** What middleware tells routes. */
  Variables: {
    /**
     * Counts further requests of the same client, where one holds several.
     *
     * @throws {ApiError} rate_limit_exceeded.
     */
    countMore: (requests: number) => Promise<void>
  }
}

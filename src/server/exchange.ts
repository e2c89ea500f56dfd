import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request to the API, and where its answer goes. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** What stands before the query in the request's target. */
  path: string
  /** What the log calls this request. */
  requestId: string
}

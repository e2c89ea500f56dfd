import type { MiddlewareHandler } from 'hono'
import { type Enqueue, LONGEST_LIGHT } from '../../core/fair-queue.ts'
import type { ApiEnv } from '../environment.ts'

/**
 * Makes the middleware of a route that costs more than a look into a table: what follows it runs when the
 * client's turn has come.
 *
 * @param isHeavy Whether a body is long work although it is short.
 */
export type InTurn = (isHeavy?: (body: Uint8Array) => boolean) => MiddlewareHandler<ApiEnv>

/**
 * Lets routes wait in these queues.
 *
 * @throws {ApiError} service_unavailable, when too many wait; the middleware does.
 */
export function turnTaking(enqueue: Enqueue): InTurn {
  return (isHeavy = () => false) =>
    async (c, next) => {
      // First of all the body, so that a slow one holds up nobody; Hono keeps it for the handler.
      const body = c.req.method === 'POST' ? await c.req.bytes() : NO_BODY
      const isLong = c.req.url.length + body.length > LONGEST_LIGHT
      return enqueue(
        c.env.client,
        // Whoever went away while waiting wants no answer.
        async () => (c.req.raw.signal.aborted ? c.body(null) : next()),
        isLong || isHeavy(body) ? 'heavy' : 'light',
      )
    }
}

const NO_BODY = new Uint8Array()

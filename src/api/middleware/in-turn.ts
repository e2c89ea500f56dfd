import type { MiddlewareHandler } from 'hono'
import { type Enqueue, LONGEST_LIGHT } from '../../core/fair-queue.ts'
import type { ApiEnv } from '../environment.ts'

/**
 * Makes the middleware of a route that costs more than a look into a table: what follows it runs when the
 * client's turn has come. The body is read before, so that a slow one holds up nobody.
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
      const body = c.req.method === 'POST' ? c.var.body : NO_BODY
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

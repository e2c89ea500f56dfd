import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Bindings } from '../api/environment.ts'
import { requestPath } from '../core/request-path.ts'
import type { Service } from '../service.ts'
import { invalidHost } from './host.ts'
import { errorAnswer } from './plain-answers.ts'

/**
 * Lets the application answer a request, in production and in development alike.
 *
 * @param about What is known of the request beside its address.
 * @returns The pattern of the route that answered.
 */
export async function askApplication(
  { app, catalogue: { siteUrl } }: Service,
  request: IncomingMessage,
  response: ServerResponse,
  about: Omit<Bindings, 'peer' | 'hasLeft'> = {},
): Promise<string> {
  // What names no path must not be given one by a parser that reads it in another way.
  if (requestPath(request.url ?? '/') === undefined) request.url = '/'
  const bindings: Bindings = {
    ...about,
    peer: request.socket.remoteAddress ?? '',
    hasLeft: () => hasLeft(request),
  }
  const listener = getRequestListener((asked) => app.fetch(asked, bindings), {
    hostname: new URL(siteUrl).host,
    // What the name of a host may be is read more strictly there.
    errorHandler: () => {
      const { status, headers, body } = errorAnswer(invalidHost(), siteUrl)
      return new Response(body, { status, headers })
    },
  })
  await listener(request, response)
  return bindings.route ?? 'unmatched'
}

/** Whether a client is gone before all of its request had come: that is no failure of ours. */
export function hasLeft({ complete, socket }: IncomingMessage): boolean {
  return !complete && socket.destroyed
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { app } from '../api/application.ts'
import type { Bindings } from '../api/environment.ts'

const allBindings = new WeakMap<object, Bindings>()
const listener = getRequestListener((request, env) =>
  app.fetch(request, allBindings.get((env as HttpBindings).incoming)),
)

/** Lets the application answer a request. */
export async function askApplication(
  request: IncomingMessage,
  response: ServerResponse,
  bindings: Bindings,
): Promise<void> {
  allBindings.set(request, bindings)
  await listener(request, response)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from 'astro/app/entrypoint'
import {
  createRequestFromNodeRequest,
  getAbortControllerCleanup,
  writeResponse,
} from 'astro/app/node'
import { requestPath } from '../core/request-path.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'

/**
 * Renders the routes that are not prerendered.
 *
 * @param locals What pages get at as `Astro.locals`.
 * @param headers What an answer carries, unless its route says otherwise.
 * @returns Whether a route has the path; otherwise nothing was answered.
 */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  locals: App.Locals,
  headers: Record<string, string>,
) => Promise<boolean>

/**
 * Loads Astro's application, and all that it would load when it is first asked, since the build may have been
 * replaced by then. The Node adapter's own handler is not used: it loads a file server beside it, and writes
 * addresses with their queries to stderr.
 */
export async function loadAstroHandler(): Promise<AstroHandler> {
  const app = createApp()
  const { pageMap, middleware, actions, sessionDriver, serverIslandMappings } = app.manifest
  for (const load of pageMap?.values() ?? []) await load()
  for (const load of [middleware, actions, sessionDriver, serverIslandMappings]) await load?.()

  return async (request, response, locals, headers) => {
    const asked = createRequestFromNodeRequest(request, { bodySizeLimit: MAX_BODY_BYTES })
    const routeData = app.match(asked)
    // Astro also finds a route by its path with .html behind it, or encoded several times, where nobody counts.
    if (!routeData?.pattern.test(requestPath(asked.url) ?? '')) {
      getAbortControllerCleanup(request)?.()
      return false
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    await writeResponse(await app.render(asked, { locals, routeData }), response)
    return true
  }
}

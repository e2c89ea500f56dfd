import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from 'astro/app/entrypoint'
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node'
import { requestPath } from '../core/request-path.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'

/**
 * Renders a route that is not prerendered.
 *
 * @param locals `Astro.locals` of the pages.
 * @param headers Default headers, which the route may override.
 * @returns Whether there is such a route; if not, nothing was sent.
 */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  locals: App.Locals,
  headers: Record<string, string>,
) => Promise<boolean>

/**
 * Loads Astro's application, including modules that it would load with the first request, when a deploy may already
 * have replaced them. The Node adapter's handler is not used, since it has a file server and logs URLs with queries.
 */
export async function loadAstroHandler(): Promise<AstroHandler> {
  const app = createApp()
  const { pageMap, middleware, actions, sessionDriver, serverIslandMappings } = app.manifest
  for (const load of pageMap?.values() ?? []) await load()
  for (const load of [middleware, actions, sessionDriver, serverIslandMappings]) await load?.()

  return async (request, response, locals, headers) => {
    // Thousands of header fields are copied only where there is a route.
    const { url = '' } = request
    const path = requestPath(url)
    const routeData =
      path && URL.canParse(`http://x${url}`) && app.match(new Request(`http://x${url}`))
    // Astro also accepts paths that end in .html or are encoded twice, and these would evade the rate limit.
    if (!routeData || !routeData.pattern.test(path)) return false
    const webRequest = createRequestFromNodeRequest(request, { bodySizeLimit: MAX_BODY_BYTES })
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    await writeResponse(await app.render(webRequest, { locals, routeData }), response)
    return true
  }
}

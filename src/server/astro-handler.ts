import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Astro's own handler: renders the routes that are not prerendered.
 *
 * @param next Called when no route has the path.
 * @param locals What pages get at as `Astro.locals`.
 */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (() => void) | undefined,
  locals: App.Locals,
) => Promise<void>

/**
 * Loads it: the Node adapter's in middleware mode, bundled with this server, and all that it would load when
 * it is first asked, since the build may have been replaced by then.
 */
export async function loadAstroHandler(): Promise<AstroHandler> {
  const { handler } = (await import('@astrojs/node/server.js')) as { handler: AstroHandler }
  const { createApp } = await import('astro/app/entrypoint')
  const { pageMap, middleware, actions, sessionDriver, serverIslandMappings } = createApp().manifest
  for (const load of pageMap?.values() ?? []) await load()
  for (const load of [middleware, actions, sessionDriver, serverIslandMappings]) await load?.()
  return handler
}

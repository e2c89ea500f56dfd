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

/** Loads it: the Node adapter's in middleware mode, bundled with this server. */
export async function loadAstroHandler(): Promise<AstroHandler> {
  const { handler } = (await import('@astrojs/node/server.js')) as { handler: AstroHandler }
  return handler
}

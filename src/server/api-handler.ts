import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../api/app.ts'
import type { Bindings } from '../api/environment.ts'
import type { Gate } from '../api/gate.ts'
import { JSON_TYPE } from '../api/respond.ts'
import type { Endpoint } from '../mcp/endpoint.ts'
import { PATHS } from '../site/urls.ts'
import { headerOf } from './header-of.ts'
import { createPlainMcp } from './plain-mcp.ts'
import { sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'

export interface ApiHandlerOptions {
  app: App
  gate: Gate
  /** Gives the MCP server; called with every message to it. */
  openMcp: () => Promise<Endpoint>
  /** Reads without parameters, as they were built. */
  snapshots: ReadonlyMap<string, StaticFile>
  siteUrl: string
}

/**
 * Answers a request to the API; gives the pattern of the route that answered.
 *
 * @param requestId What the log calls this request.
 */
export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<string>

/**
 * Bare reads are answered with the bytes made at build, and plain calls of MCP tools by the tools
 * themselves, past the application but not past its gate; everything else goes to the application.
 */
export function createApiHandler({
  app,
  gate,
  openMcp,
  snapshots,
  siteUrl,
}: ApiHandlerOptions): ApiHandler {
  const answerPlainMcp = createPlainMcp(siteUrl, openMcp)
  const allBindings = new WeakMap<object, Bindings>()
  const listener = getRequestListener((request, env) =>
    app.fetch(request, allBindings.get((env as HttpBindings).incoming)),
  )
  const admit = (request: IncomingMessage) =>
    gate({
      peer: peerOf(request),
      path: request.url ?? '',
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })

  return async (request, response, requestId) => {
    const path = request.url ?? ''
    const snapshot = isRead(request) ? snapshots.get(path) : undefined
    if (!snapshot) {
      const bindings: Bindings = { peer: peerOf(request), requestId }
      if (request.method === 'POST' && path === PATHS.mcp) {
        bindings.admission = await admit(request)
        if (await answerPlainMcp(request, response, bindings)) return path
      }
      allBindings.set(request, bindings)
      await listener(request, response)
      return bindings.route ?? 'unmatched'
    }
    const admission = admit(request)
    const { headers, refusal } = admission instanceof Promise ? await admission : admission
    if (refusal) {
      response.writeHead(refusal.status, {
        'Content-Type': JSON_TYPE,
        'Cache-Control': 'no-store',
        ...headers,
      })
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(refusal.toBody(siteUrl)))
    } else sendFile(request, response, snapshot, { extra: headers })
    return path
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function peerOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? ''
}

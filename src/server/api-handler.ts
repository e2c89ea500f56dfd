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
import { readBody } from './read-body.ts'
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
 * Asks the gate, then answers: bare reads with the bytes made at build, plain calls of MCP tools by the
 * tools themselves, everything else by the application.
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

  return async (request, response, requestId) => {
    const path = request.url ?? ''
    const peer = request.socket.remoteAddress ?? ''
    const admission = gate({
      peer,
      path,
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })
    const { headers, refusal } = admission instanceof Promise ? await admission : admission
    if (refusal) {
      refuse(request, response, refusal.status, headers, refusal.toBody(siteUrl))
      return 'refused'
    }
    const snapshot = isRead(request) ? snapshots.get(path) : undefined
    if (snapshot) {
      sendFile(request, response, snapshot, { extra: headers })
      return path
    }
    const bindings: Bindings = { peer, requestId, isAdmitted: true }
    if (request.method === 'POST') {
      bindings.body = await readBody(request)
      // Whoever went away in the middle waits for nothing.
      if (request.destroyed && !request.complete) return 'unmatched'
      if (path === PATHS.mcp && (await answerPlainMcp(request, response, bindings.body, headers)))
        return path
    }
    // Set here, they cost a third of what they do on the Response, which then is never made.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    allBindings.set(request, bindings)
    await listener(request, response)
    return bindings.route ?? 'unmatched'
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: object,
): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'Content-Type': JSON_TYPE,
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

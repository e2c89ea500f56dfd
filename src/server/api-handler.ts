import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerSafely, Endpoint } from '../api/endpoint.ts'
import type { Bindings } from '../api/environment.ts'
import type { Gate } from '../api/gate.ts'
import { refuse } from '../api/respond.ts'
import type { Endpoint as McpServer } from '../mcp/endpoint.ts'
import { PATHS } from '../site/urls.ts'
import { headerOf } from './header-of.ts'
import { createPlainMcp } from './plain-mcp.ts'
import { readBody } from './read-body.ts'
import { sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'

export interface ApiHandlerOptions {
  endpoints: readonly Endpoint[]
  answerSafely: AnswerSafely
  gate: Gate
  /** Gives the MCP server; called with every message to it. */
  openMcp: () => Promise<McpServer>
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
 * Asks the gate, then answers: bare reads with the bytes made at build, what goes to an endpoint by the
 * endpoint, plain calls of MCP tools by the tools, everything else (HEAD, OPTIONS, other spellings of a
 * path, mistakes, the rest of MCP) by the application.
 */
export function createApiHandler({
  endpoints,
  answerSafely,
  gate,
  openMcp,
  snapshots,
  siteUrl,
}: ApiHandlerOptions): ApiHandler {
  const byRoute = new Map(
    endpoints.map((endpoint) => {
      const { method, path } = endpoint.documentation
      return [`${method.toUpperCase()} ${path}`, endpoint]
    }),
  )
  const answerPlainMcp = createPlainMcp(siteUrl, openMcp)

  return async (request, response, requestId) => {
    const url = request.url ?? ''
    const path = url.split('?', 1)[0] ?? ''
    const peer = request.socket.remoteAddress ?? ''
    const admission = gate({
      peer,
      path,
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })
    const { headers, refusal } = admission instanceof Promise ? await admission : admission
    if (refusal) {
      const answer = refuse(refusal, siteUrl, headers)
      response.writeHead(answer.status, answer.headers)
      response.end(request.method === 'HEAD' ? undefined : answer.body)
      return 'refused'
    }
    const snapshot = isRead(request) ? snapshots.get(url) : undefined
    if (snapshot) {
      sendFile(request, response, snapshot, { extra: headers })
      return path
    }
    const hasBody = request.method === 'POST'
    const body = hasBody ? await readBody(request) : NO_BODY
    // Whoever went away in the middle waits for nothing.
    if (hasBody && request.destroyed && !request.complete) return 'unmatched'
    const endpoint = body && byRoute.get(`${request.method ?? ''} ${path}`)
    if (endpoint) {
      const header = (name: string) => headerOf(request, name)
      const answer = answerSafely(endpoint, { url: siteUrl + url, header, body }, requestId)
      response.writeHead(answer.status, { ...answer.headers, ...headers }).end(answer.body)
      return path
    }
    if (hasBody && path === PATHS.mcp && (await answerPlainMcp(request, response, body, headers)))
      return path
    const bindings: Bindings = { peer, requestId, isAdmitted: true, ...(hasBody && { body }) }
    // Set here rather than on the Response, which then is never made in full.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const { askApplication } = await loadApplication()
    await askApplication(request, response, bindings)
    return bindings.route ?? 'unmatched'
  }
}

/** Most requests never need the framework, so that serving begins before it is loaded. */
export const loadApplication = () => import('./ask-application.ts')

const NO_BODY = new Uint8Array()

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

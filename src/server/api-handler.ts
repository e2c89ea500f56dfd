import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerSafely, Endpoint } from '../api/endpoint.ts'
import type { Bindings } from '../api/environment.ts'
import type { Admission, Gate } from '../api/gate.ts'
import type { HeaderList } from '../api/header-list.ts'
import { headerPairs } from '../api/header-list.ts'
import { refuse } from '../api/respond.ts'
import type { Endpoint as McpServer } from '../mcp/endpoint.ts'
import { PATHS } from '../site/urls.ts'
import { headerOf } from './header-of.ts'
import { pathOf } from './path-of.ts'
import { createPlainMcp } from './plain-mcp.ts'
import { readBody } from './read-body.ts'
import type { Route } from './route.ts'
import { sendAnswer, sendFile } from './send.ts'
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
) => Route

/** A request that the gate let in. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** Address of the socket's other end. */
  peer: string
  /** What the answer carries, whoever gives it. */
  headers: HeaderList
}

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

  return (request, response, requestId) => {
    const peer = request.socket.remoteAddress ?? ''
    const admission = gate({
      peer,
      path: pathOf(request),
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })
    const answer = ({ headers, refusal }: Admission): Route => {
      if (!refusal) return answerAdmitted({ request, response, requestId, peer, headers })
      sendAnswer(request, response, refuse(refusal, siteUrl), headers)
      return 'refused'
    }
    return admission instanceof Promise ? admission.then(answer) : answer(admission)
  }

  function answerAdmitted(exchange: Exchange): Route {
    const { request, response, headers } = exchange
    const { method = '', url = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const snapshot = isRead ? snapshots.get(url) : undefined
    if (snapshot) {
      sendFile(request, response, snapshot, { extra: headers })
      return url
    }
    if (method === 'POST') return answerPost(exchange)
    const endpoint = byRoute.get(`${method} ${pathOf(request)}`)
    return endpoint ? answerWith(endpoint, exchange, NO_BODY) : askFramework(exchange)
  }

  async function answerPost(exchange: Exchange): Promise<string> {
    const { request, response, headers } = exchange
    const body = await readBody(request)
    // Whoever went away in the middle waits for nothing.
    if (request.destroyed && !request.complete) return 'unmatched'
    const path = pathOf(request)
    const endpoint = body && byRoute.get(`POST ${path}`)
    if (endpoint) return answerWith(endpoint, exchange, body)
    if (path === PATHS.mcp && (await answerPlainMcp(request, response, body, headers))) return path
    return askFramework(exchange, body)
  }

  function answerWith(endpoint: Endpoint, exchange: Exchange, body: Uint8Array): string {
    const { request, response, requestId, headers } = exchange
    const header = (name: string) => headerOf(request, name)
    const url = siteUrl + (request.url ?? '')
    const answer = answerSafely(endpoint, { url, header, body }, requestId)
    sendAnswer(request, response, answer, headers)
    return endpoint.documentation.path
  }
}

async function askFramework(exchange: Exchange, body?: Buffer): Promise<string> {
  const { request, response, requestId, peer, headers } = exchange
  const bindings: Bindings = { peer, requestId, isAdmitted: true, ...(body && { body }) }
  // Set here rather than on the Response, which then is never made in full.
  for (const [name, value] of headerPairs(headers)) response.setHeader(name, value)
  const { askApplication } = await loadApplication()
  await askApplication(request, response, bindings)
  return bindings.route ?? 'unmatched'
}

/** Most requests never need the framework, so that serving begins before it is loaded. */
export const loadApplication = () => import('./ask-application.ts')

const NO_BODY = new Uint8Array()

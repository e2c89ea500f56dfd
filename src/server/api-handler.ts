import type { AnswerSafely, Endpoint } from '../api/endpoint.ts'
import type { Bindings } from '../api/environment.ts'
import type { Admission, Gate } from '../api/gate.ts'
import type { HeaderList } from '../api/header-list.ts'
import { headerPairs } from '../api/header-list.ts'
import { refuse } from '../api/respond.ts'
import type { Exchange } from './exchange.ts'
import { headerOf } from './header-of.ts'
import { readBody } from './read-body.ts'
import type { Route } from './route.ts'
import { sendAnswer, sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'

export interface ApiHandlerOptions {
  endpoints: readonly Endpoint[]
  answerSafely: AnswerSafely
  gate: Gate
  /** Reads without parameters, as they were built. */
  snapshots: ReadonlyMap<string, StaticFile>
  siteUrl: string
}

/** Answers a request to the API; gives the pattern of the route that answered. */
export type ApiHandler = (exchange: Exchange) => Route

/**
 * Asks the gate, then answers: bare reads with the bytes made at build, what goes to an endpoint by the
 * endpoint, everything else (HEAD, OPTIONS, other spellings of a path, mistakes, MCP) by the application.
 */
export function createApiHandler({
  endpoints,
  answerSafely,
  gate,
  snapshots,
  siteUrl,
}: ApiHandlerOptions): ApiHandler {
  const byRoute = new Map(
    endpoints.map((endpoint) => {
      const { method, path } = endpoint.documentation
      return [`${method.toUpperCase()} ${path}`, endpoint]
    }),
  )

  return (exchange) => {
    const { request, path } = exchange
    const admission = gate({
      peer: peerOf(exchange),
      path,
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })
    return admission instanceof Promise
      ? admission.then((known) => answer(exchange, known))
      : answer(exchange, admission)
  }

  function answer(exchange: Exchange, { headers, refusal }: Admission): Route {
    if (!refusal) return answerAdmitted(exchange, headers)
    sendAnswer(exchange.request, exchange.response, refuse(refusal, siteUrl), headers)
    return 'refused'
  }

  function answerAdmitted(exchange: Exchange, headers: HeaderList): Route {
    const { request, response, path } = exchange
    const { method = '', url = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const snapshot = isRead ? snapshots.get(url) : undefined
    if (snapshot) {
      sendFile(request, response, snapshot, { extra: headers })
      return url
    }
    if (method === 'POST') return answerPost(exchange, headers)
    const endpoint = byRoute.get(`${method} ${path}`)
    return endpoint
      ? answerWith(endpoint, exchange, headers, NO_BODY)
      : askFramework(exchange, headers)
  }

  async function answerPost(exchange: Exchange, headers: HeaderList): Promise<string> {
    const { request, path } = exchange
    const body = await readBody(request)
    // Whoever went away in the middle waits for nothing.
    if (request.destroyed && !request.complete) return 'unmatched'
    const endpoint = body && byRoute.get(`POST ${path}`)
    if (endpoint) return answerWith(endpoint, exchange, headers, body)
    return askFramework(exchange, headers, body)
  }

  function answerWith(
    endpoint: Endpoint,
    { request, response, requestId }: Exchange,
    headers: HeaderList,
    body: Uint8Array,
  ): string {
    const header = (name: string) => headerOf(request, name)
    const url = siteUrl + (request.url ?? '')
    const answer = answerSafely(endpoint, { url, header, body }, requestId)
    sendAnswer(request, response, answer, headers)
    return endpoint.documentation.path
  }
}

async function askFramework(
  exchange: Exchange,
  headers: HeaderList,
  body?: Buffer,
): Promise<string> {
  const { request, response, requestId } = exchange
  const bindings: Bindings = {
    peer: peerOf(exchange),
    requestId,
    isAdmitted: true,
    ...(body && { body }),
  }
  // Set here rather than on the Response, which then is never made in full.
  for (const [name, value] of headerPairs(headers)) response.setHeader(name, value)
  const { askApplication } = await loadApplication()
  await askApplication(request, response, bindings)
  return bindings.route ?? 'unmatched'
}

/** Address of the socket's other end. */
function peerOf({ request }: Exchange): string {
  return request.socket.remoteAddress ?? ''
}

/** Most requests never need the framework, so that serving begins before it is loaded. */
export const loadApplication = () => import('./ask-application.ts')

const NO_BODY = new Uint8Array()

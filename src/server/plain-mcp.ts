import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Bindings } from '../api/environment.ts'
import { parseJson } from '../api/json-body.ts'
import { JSON_TYPE } from '../api/respond.ts'
import type { Endpoint } from '../mcp/endpoint.ts'
import { refuseStranger } from '../mcp/strangers.ts'
import { headerOf } from './header-of.ts'
import { readBody } from './read-body.ts'

/**
 * Answers a POST to the MCP endpoint that is a plain call of a tool.
 *
 * @param bindings What is known of the request; the body is added, since it can be read but once.
 * @returns Whether it was answered; otherwise the application must.
 */
export type PlainMcp = (
  request: IncomingMessage,
  response: ServerResponse,
  bindings: Bindings,
) => Promise<boolean>

/**
 * Makes it. It stands before the application, whose Request and Response cost half as much again as the
 * call: so it takes .27 to .45 of the CPU of the SDK on Fastify (bench/README.md).
 *
 * @param openMcp Gives the MCP server.
 */
export function createPlainMcp(siteUrl: string, openMcp: () => Promise<Endpoint>): PlainMcp {
  const siteHost = new URL(siteUrl).hostname

  return async (request, response, bindings) => {
    const { admission } = bindings
    if (!admission || admission.refusal) return false
    const headers = { get: (name: string) => headerOf(request, name) ?? null }
    if (refuseStranger(headers, siteHost)) return false
    bindings.body = await readBody(request)
    const { plainCalls } = await openMcp()
    const answer = plainCalls(parsed(bindings.body), headers)
    if (!answer) return false
    response
      .writeHead(200, {
        'Content-Type': JSON_TYPE,
        'Content-Length': answer.byteLength,
        'Cache-Control': 'no-store',
        ...admission.headers,
      })
      .end(answer)
    return true
  }
}

/** The application says what is wrong with what is no JSON. */
function parsed(body: Uint8Array | undefined): unknown {
  try {
    return body && parseJson(body)
  } catch {
    return undefined
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList } from '../api/header-list.ts'
import { parseJson } from '../api/json-body.ts'
import { freshBytes } from '../api/respond.ts'
import type { Endpoint } from '../mcp/endpoint.ts'
import { refuseStranger } from '../mcp/strangers.ts'
import { headerOf } from './header-of.ts'
import { sendAnswer } from './send.ts'

/**
 * Answers a POST to the MCP endpoint that is a plain call of a tool.
 *
 * @param body The request's body, if it was read.
 * @param headers What every answer to this client carries.
 * @returns Whether it was answered; otherwise the application must.
 */
export type PlainMcp = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Uint8Array | undefined,
  headers: HeaderList,
) => Promise<boolean>

/**
 * Makes it. It stands before the application, whose Request and Response cost half as much again as the
 * call: so it takes .21 to .39 of the CPU of the SDK on Fastify (bench/README.md).
 *
 * @param openMcp Gives the MCP server.
 */
export function createPlainMcp(siteUrl: string, openMcp: () => Promise<Endpoint>): PlainMcp {
  const siteHost = new URL(siteUrl).hostname

  return async (request, response, body, headers) => {
    const sent = { get: (name: string) => headerOf(request, name) ?? null }
    if (!body || refuseStranger(sent, siteHost)) return false
    const { plainCalls } = await openMcp()
    const answer = plainCalls(parsed(body), sent)
    if (!answer) return false
    sendAnswer(request, response, freshBytes(answer), headers)
    return true
  }
}

/** The application says what is wrong with what is no JSON. */
function parsed(body: Uint8Array): unknown {
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}

import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { INVALID_PARAMS, RESOURCE_NOT_FOUND } from './rpc-error.ts'

/** One stateless exchange of the revisions that begin with initialize, answered as JSON. */
export class LegacyTransport extends WebStandardStreamableHTTPServerTransport {
  constructor() {
    super({ sessionIdGenerator: undefined, enableJsonResponse: true })
  }

  /** The SDK gives a missing resource the code of 2026-07-28; these revisions have one of their own. */
  override send(
    message: JSONRPCMessage,
    options?: Parameters<WebStandardStreamableHTTPServerTransport['send']>[1],
  ): Promise<void> {
    return super.send(isMissingResource(message) ? withLegacyCode(message) : message, options)
  }
}

type ErrorMessage = Extract<JSONRPCMessage, { error: unknown }>

function isMissingResource(message: JSONRPCMessage): message is ErrorMessage {
  if (!('error' in message)) return false
  const { code, data } = message.error
  return code === INVALID_PARAMS && typeof data === 'object' && data !== null && 'uri' in data
}

function withLegacyCode(message: ErrorMessage): ErrorMessage {
  return { ...message, error: { ...message.error, code: RESOURCE_NOT_FOUND } }
}

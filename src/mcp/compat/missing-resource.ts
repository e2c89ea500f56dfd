/**
 * The SDK, as of 2.4.0, gives a missing resource the code of 2026-07-28 (-32602) in every revision, also when
 * a handler throws the other; those up to 2025-11-25 have one of their own (-32002; Resources, Error Handling).
 */
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import {
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
  isJSONRPCErrorResponse,
} from '@modelcontextprotocol/server'
import { INVALID_PARAMS } from '../json-rpc.ts'

/** One stateless exchange of the revisions that begin with initialize, answered as JSON. */
export class LegacyTransport extends WebStandardStreamableHTTPServerTransport {
  constructor() {
    super({ sessionIdGenerator: undefined, enableJsonResponse: true })
  }

  override send(
    message: JSONRPCMessage,
    options?: Parameters<WebStandardStreamableHTTPServerTransport['send']>[1],
  ): Promise<void> {
    return super.send(withLegacyCode(message), options)
  }
}

function withLegacyCode(message: JSONRPCMessage): JSONRPCMessage {
  if (!isJSONRPCErrorResponse(message)) return message
  const { code, data } = message.error
  const isMissingResource =
    code === INVALID_PARAMS && typeof data === 'object' && data !== null && 'uri' in data
  return isMissingResource
    ? { ...message, error: { ...message.error, code: ProtocolErrorCode.ResourceNotFound } }
    : message
}

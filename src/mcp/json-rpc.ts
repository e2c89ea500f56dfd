/** Codes of JSON-RPC 2.0, 5.1. */
export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603
/** The first of the codes that JSON-RPC leaves to servers. */
export const SERVER_ERROR = -32000

export type RequestId = string | number | null

/** The body that reports an error of the protocol; the message must be meant for clients. */
export function errorBody(code: number, message: string, id: RequestId = null) {
  return { jsonrpc: '2.0', error: { code, message }, id }
}

/** The answer with such a body. */
export function rpcError({
  status,
  code,
  message,
  id,
}: {
  status: number
  code: number
  message: string
  id?: RequestId
}): Response {
  return Response.json(errorBody(code, message, id), { status })
}

export type RequestId = string | number | null

/** The body that reports an error of the protocol; the message must be meant for clients. */
export function errorBody(code: number, message: string, id: RequestId = null) {
  return { jsonrpc: '2.0', error: { code, message }, id }
}

/** The answer with such a body. */
export function rpcError(status: number, code: number, message: string, id?: RequestId): Response {
  return Response.json(errorBody(code, message, id), { status })
}

export type RequestId = string | number | null

/** A JSON-RPC 2.0 error response (5.1). Its message is for clients. */
export function errorBody(code: number, message: string, id: RequestId = null) {
  return { jsonrpc: '2.0', error: { code, message }, id }
}

/** An HTTP response with such a body. */
export function rpcError(status: number, code: number, message: string, id?: RequestId): Response {
  return Response.json(errorBody(code, message, id), { status })
}

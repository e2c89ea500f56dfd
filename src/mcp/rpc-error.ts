import { JSON_TYPE } from '../core/http.ts'

/** JSON-RPC 2.0, 5.1. */
export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603
/** "Resource not found" of the revisions up to 2025-11-25; the later ones say INVALID_PARAMS. */
export const RESOURCE_NOT_FOUND = -32002

export type RequestId = string | number | null

export interface RpcError {
  status: number
  code: number
  message: string
  id?: RequestId
}

/** An answer that reports an error of the protocol; the message must be meant for clients. */
export function rpcError({ status, code, message, id = null }: RpcError): Response {
  return new Response(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id }), {
    status,
    headers: { 'Content-Type': JSON_TYPE },
  })
}

/**
 * What the SDK takes amiss in a single message, as of 2.4.0:
 * - it refuses a message with members that JSON-RPC does not name, where they are to be ignored;
 * - it refuses `params` that are null, which many clients write for none, and tools refuse null `arguments`;
 * - it takes an id that is null for none, and refuses one that is no whole number, where JSON-RPC 2.0 (4)
 *   knows strings, numbers and null;
 * - it says that the parameters of `initialize` or `tools/call` are wrong by zod's own list of issues, of the
 *   former with the code of an internal error.
 */
import { isInitializeRequest } from '@modelcontextprotocol/server'
import { INVALID_PARAMS, rpcError } from '../json-rpc.ts'
import type { RequestId } from '../json-rpc.ts'

/** Members of a message (JSON-RPC 2.0, 4 and 5). */
const MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error'])

/** Stands in for an id that the SDK does not take; each message has a server of its own. */
const STAND_IN = 'id'

/** A message that means the same as the client's, and that the SDK takes. */
export interface NormalMessage {
  message: unknown
  /** The client's id, null when it is none; undefined for a notification. */
  id: RequestId | undefined
  /** The id that the SDK is given. */
  sdkId: RequestId
  /** Gives an answer the client's id again. */
  restoreId: (answer: Response) => Promise<Response>
}

/** Brings a message into the form that the SDK takes; what is no object is left to its refusal. */
export function normaliseMessage(given: unknown): NormalMessage {
  if (!isObject(given)) return unchanged(given, null)
  const { params, ...rest } = Object.fromEntries(
    Object.entries(given).filter(([name]) => MEMBERS.has(name)),
  )
  const message = {
    ...rest,
    ...(params !== undefined && params !== null && { params: withoutNullArguments(params) }),
  }
  const { id, method } = given
  const needsStandIn =
    method !== undefined && (id === null || (typeof id === 'number' && !Number.isSafeInteger(id)))
  if (!needsStandIn) return unchanged(message, id)
  return {
    message: { ...message, id: STAND_IN },
    id,
    sdkId: STAND_IN,
    restoreId: async (answer) => {
      if (answer.headers.get('Content-Type') !== 'application/json') return answer
      const body = (await answer.json()) as object
      return Response.json({ ...body, id }, { status: answer.status })
    },
  }
}

/** The refusal of a request of the older revisions to initialize that lacks what it must say. */
export function refuseInitialize(request: unknown): Response | undefined {
  if (!isRequest(request, 'initialize') || isInitializeRequest(request)) return undefined
  return wrongParams(
    request,
    'initialize needs params with protocolVersion (a string), capabilities (an object) and clientInfo (an object with name and version).',
  )
}

/** The refusal of a tool call that names no tool, or whose arguments are no object. */
export function refuseToolCall(request: unknown): Response | undefined {
  if (!isRequest(request, 'tools/call')) return undefined
  const { name, arguments: args = {} } = request.params ?? {}
  if (typeof name === 'string' && isObject(args)) return undefined
  return wrongParams(
    request,
    'tools/call needs params with name (a string), and with arguments, if there are any, as an object.',
  )
}

interface Request {
  id: unknown
  params?: Record<string, unknown>
}

function isRequest(message: unknown, method: string): message is Request {
  if (!isObject(message) || message['method'] !== method) return false
  return message['id'] !== undefined && isObject(message['params'] ?? {})
}

function wrongParams({ id }: Request, message: string): Response {
  return rpcError({ status: 200, code: INVALID_PARAMS, message, id: toId(id) ?? null })
}

function unchanged(message: unknown, id: unknown): NormalMessage {
  const known = toId(id)
  return {
    message,
    id: known,
    sdkId: known ?? null,
    restoreId: (answer) => Promise.resolve(answer),
  }
}

function toId(id: unknown): RequestId | undefined {
  if (id === undefined) return undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function withoutNullArguments(params: unknown): unknown {
  if (!isObject(params) || params['arguments'] !== null) return params
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'arguments'))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

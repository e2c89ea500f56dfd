/**
 * What the SDK rejects or misreports in a single message, as of 2.4.0:
 * - it refuses a message with members that JSON-RPC does not name, where they are to be ignored;
 * - it refuses `params` that are null, which many clients write for none, and tools refuse null `arguments`;
 * - it takes an id that is null for none, and refuses one that is no whole number, where JSON-RPC 2.0 (4)
 *   knows strings, numbers and null;
 * - it says of what is no message that it is none, and not what one is;
 * - its schemas list each mistake of a message, which takes 100 ms where there are thousands;
 * - it says that the parameters of `initialize` or `tools/call` are wrong by zod's own list of issues, of the
 *   former with the code of an internal error;
 * - it says what is wrong with a message's `_meta` in zod's words;
 * - it gives a missing resource the code of 2026-07-28 (-32602) in every revision, also when a handler throws the
 *   other; those up to 2025-11-25 have one of their own (-32002; Resources, Error Handling).
 */
import {
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { MAX_MESSAGE_VALUES } from '../../schemas/limits.ts'
import { isRecord } from '../../schemas/values.ts'
import { kindNamed } from '../../schemas/wrong-request.ts'
import { type RequestId, rpcError } from '../json-rpc.ts'

/** Members of a message (JSON-RPC 2.0, 4 and 5). */
const MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error'])

/** As a plain number, as messages have it. */
const INVALID_PARAMS: number = ProtocolErrorCode.InvalidParams

/** Stands in for an id that the SDK does not take; each message has a server of its own. */
const STAND_IN = 'id'

/** A message that means the same as the client's, and that the SDK takes. */
export interface NormalMessage {
  message: unknown
  /** The client's id; null when it is none, undefined for a notification. */
  id: RequestId | undefined
  hasStandIn: boolean
}

/** Brings a message into the form that the SDK takes; what is no object is left to its refusal. */
export function normaliseMessage(given: unknown): NormalMessage {
  if (!isRecord(given)) return { message: given, id: null, hasStandIn: false }
  const { params, ...rest } = Object.fromEntries(
    Object.entries(given).filter(([name]) => MEMBERS.has(name)),
  )
  const { id, method } = given
  const hasStandIn =
    method !== undefined && (id === null || (typeof id === 'number' && !Number.isSafeInteger(id)))
  const message = {
    ...rest,
    ...(hasStandIn && { id: STAND_IN }),
    ...(params !== undefined && params !== null && { params: withoutNullArguments(params) }),
  }
  return { message, id: toId(id), hasStandIn }
}

/** Gives the SDK's answer to a message the client's id again. */
export async function restoreId(
  { id, hasStandIn }: NormalMessage,
  answer: Response,
): Promise<Response> {
  if (!hasStandIn || answer.headers.get('Content-Type') !== 'application/json') return answer
  const body = (await answer.json()) as object
  return Response.json({ ...body, id }, { status: answer.status })
}

/** Gives the SDK's refusal of a message in words that need no manual. */
export async function inPlainWords(answer: Response): Promise<Response> {
  if (answer.status !== 400) return answer
  const { status, headers } = answer
  const words = (await answer.text()).replace(
    /Invalid input: expected (\w+), received (\w+)/g,
    (_, expected: string, got: string) => `must be ${kindNamed(expected)}, not ${kindNamed(got)}`,
  )
  return new Response(words, { status, headers })
}

/** The refusal of a message, of any revision, that has more values than anybody reads. */
export function refuseManyValues({ message, id }: NormalMessage): Response | undefined {
  if (!hasManyValues(message)) return undefined
  const reason = `The message has more than ${MAX_MESSAGE_VALUES} values.`
  return rpcError(400, ProtocolErrorCode.InvalidRequest, reason, id)
}

/** The refusal of what is no message. */
export function refuseNoMessage({ message, id }: NormalMessage): Response | undefined {
  const kinds = [isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResponse]
  if (kinds.some((isOne) => isOne(message))) return undefined
  const reason =
    'A message is an object with jsonrpc "2.0" and method (text), and with params, if there are any, as an object, their _meta as one whose progressToken is text or a number, and id as text or a number.'
  return rpcError(400, ProtocolErrorCode.InvalidRequest, reason, id)
}

function hasManyValues(value: unknown): boolean {
  const values = [value]
  // What each holds comes after all that are there.
  for (const each of values) {
    if (values.length > MAX_MESSAGE_VALUES) return true
    if (typeof each === 'object' && each !== null)
      values.push(...(Object.values(each) as unknown[]))
  }
  return false
}

/** The refusal of a request of the older revisions to initialize that lacks what it must say. */
export function refuseInitialize(message: unknown): Response | undefined {
  if (!isJSONRPCRequest(message) || message.method !== 'initialize') return undefined
  if (isInitializeRequest(message)) return undefined
  return wrongParams(
    message,
    'initialize needs params with protocolVersion (text), capabilities (an object) and clientInfo (an object with name and version).',
  )
}

/** The refusal of a tool call that names no tool, or whose arguments are no object. */
export function refuseToolCall(message: unknown): Response | undefined {
  if (!isJSONRPCRequest(message) || message.method !== 'tools/call') return undefined
  const { name, arguments: args = {} } = message.params ?? {}
  if (typeof name === 'string' && isRecord(args)) return undefined
  return wrongParams(
    message,
    'tools/call needs params with name (text), and with arguments, if there are any, as an object.',
  )
}

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
  if (code !== INVALID_PARAMS || !isRecord(data) || !('uri' in data)) return message
  return { ...message, error: { ...message.error, code: ProtocolErrorCode.ResourceNotFound } }
}

function wrongParams({ id }: JSONRPCRequest, message: string): Response {
  return rpcError(200, INVALID_PARAMS, message, id)
}

function toId(id: unknown): RequestId | undefined {
  if (id === undefined) return undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function withoutNullArguments(params: unknown): unknown {
  if (!isRecord(params) || params['arguments'] !== null) return params
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'arguments'))
}

/**
 * Works around what the SDK, as of 2.4.0, rejects or misreports in a single message:
 * - it refuses members that JSON-RPC does not define, which should be ignored;
 * - it refuses null `params`, and tools null `arguments`, which many clients send for none;
 * - it refuses a wrong `task`, which a server without tasks ignores (2025-11-25, Tasks);
 * - it takes a null id for none, and refuses a fractional one, while JSON-RPC 2.0 (4) allows strings, numbers and null;
 * - its refusal of an invalid message does not say what a valid one is;
 * - it parses the address of a resource, which takes 100 ms if the host has thousands of letters (IDNA);
 * - it lists every issue of a message, which takes 100 ms if there are thousands;
 * - it reports wrong parameters of `initialize` and `tools/call` as zod's list of issues, the former with the code of
 *   an internal error;
 * - it reports a wrong `_meta` in zod's words;
 * - it reports a missing resource with the code of 2026-07-28 (-32602) in every revision, also if a handler throws the
 *   other one; revisions up to 2025-11-25 have -32002 (Resources, Error Handling).
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
import { MAX_ADDRESS_LENGTH, MAX_MESSAGE_VALUES } from '../../schemas/limits.ts'
import { isRecord } from '../../schemas/values.ts'
import { anyOf, kindNamed } from '../../schemas/wrong-request.ts'
import { type RequestId, rpcError } from '../json-rpc.ts'

/** Members of JSON-RPC messages (JSON-RPC 2.0, 4 and 5). */
const MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error'])

/** Typed as a number, to be compared with codes of messages. */
const INVALID_PARAMS: number = ProtocolErrorCode.InvalidParams

/** Replaces an id that the SDK refuses. It need not be unique, since each message has its own server. */
const PLACEHOLDER_ID = 'id'

/** A client's message in a form that the SDK accepts. */
export interface NormalMessage {
  message: unknown
  /** The client's id; null if it is invalid, undefined for a notification. */
  id: RequestId | undefined
  hasPlaceholderId: boolean
}

/** Normalises a message for the SDK; a value that is no object is kept, to be refused later. */
export function normaliseMessage(given: unknown): NormalMessage {
  if (!isRecord(given)) return { message: given, id: null, hasPlaceholderId: false }
  const { params, ...rest } = Object.fromEntries(
    Object.entries(given).filter(([name]) => MEMBERS.has(name)),
  )
  const { id, method } = given
  const hasPlaceholderId =
    method !== undefined && (id === null || (typeof id === 'number' && !Number.isSafeInteger(id)))
  const message = {
    ...rest,
    ...(hasPlaceholderId && { id: PLACEHOLDER_ID }),
    ...(params !== undefined && params !== null && { params: normaliseParams(params) }),
  }
  return { message, id: toId(id), hasPlaceholderId }
}

/** Puts the client's id back into the SDK's answer. */
export async function restoreId(
  { id, hasPlaceholderId }: NormalMessage,
  answer: Response,
): Promise<Response> {
  if (!hasPlaceholderId || answer.headers.get('Content-Type') !== 'application/json') return answer
  const body = (await answer.json()) as object
  return Response.json({ ...body, id }, { status: answer.status })
}

/** Rewords zod's messages in a 400 of the SDK. */
export async function inPlainWords(answer: Response): Promise<Response> {
  if (answer.status !== 400) return answer
  const { status, headers } = answer
  const words = (await answer.text())
    .replace(
      /Invalid input: expected (\w+), received (\w+)/g,
      (_, expected: string, received: string) =>
        received === 'undefined'
          ? `is missing: send ${kindNamed(expected)}`
          : `must be ${kindNamed(expected)}, not ${kindNamed(received)}`,
    )
    // Inside a JSON text, which escapes the quotation marks.
    .replace(
      /Invalid option: expected one of ((?:\\"[^"\\]*\\"\|?)+)/g,
      (_, values: string) => `must be ${anyOf(values.replaceAll('\\"', '').split('|'))}`,
    )
  return new Response(words, { status, headers })
}

/** Returns the refusal of what is no JSON-RPC message or has too many values, which are counted first: it costs less. */
export function refuseMessage({ message, id }: NormalMessage): Response | undefined {
  const refuse = (reason: string) => rpcError(400, ProtocolErrorCode.InvalidRequest, reason, id)
  if (hasManyValues(message))
    return refuse(`The message has more than ${MAX_MESSAGE_VALUES} values.`)
  const kinds = [isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResponse]
  if (kinds.some((isOne) => isOne(message))) return undefined
  return refuse(
    'A message is an object with jsonrpc "2.0" and method (text), and with params, if there are any, as an object, their _meta as one whose progressToken is text or a number, and id as text or a number.',
  )
}

function hasManyValues(value: unknown): boolean {
  const values = [value]
  // The loop also visits the values that it appends.
  for (const each of values) {
    if (values.length > MAX_MESSAGE_VALUES) return true
    if (typeof each === 'object' && each !== null)
      values.push(...(Object.values(each) as unknown[]))
  }
  return false
}

/** What the SDK does not refuse well: of some methods, whether the parameters are right, and which they need. */
const PARAMS: Record<string, { isRight: (request: JSONRPCRequest) => boolean; needs: string }> = {
  initialize: {
    isRight: isInitializeRequest,
    needs:
      'protocolVersion (text), capabilities (an object) and clientInfo (an object with name and version)',
  },
  'tools/call': {
    isRight: ({ params: { name, arguments: args = {} } = {} }) =>
      typeof name === 'string' && isRecord(args),
    needs: 'name (text), and with arguments, if there are any, as an object',
  },
  'resources/read': {
    isRight: ({ params: { uri } = {} }) =>
      typeof uri !== 'string' || uri.length <= MAX_ADDRESS_LENGTH,
    needs: `uri (text of at most ${MAX_ADDRESS_LENGTH} characters)`,
  },
}

/** Returns the refusal of a request with wrong parameters, otherwise undefined. Only older revisions have `initialize`. */
export function refuseParams(message: unknown, isLegacy: boolean): Response | undefined {
  if (!isJSONRPCRequest(message)) return undefined
  const { id, method } = message
  const params = Object.hasOwn(PARAMS, method) ? PARAMS[method] : undefined
  if (!params || (method === 'initialize' && !isLegacy) || params.isRight(message)) return undefined
  return rpcError(200, INVALID_PARAMS, `${method} needs params with ${params.needs}.`, id)
}

/** The SDK's transport for revisions with `initialize`: stateless, answering as JSON. */
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

function toId(id: unknown): RequestId | undefined {
  if (id === undefined) return undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function normaliseParams(params: unknown): unknown {
  if (!isRecord(params)) return params
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => name !== 'task' && (name !== 'arguments' || value !== null),
    ),
  )
}

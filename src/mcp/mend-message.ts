/** Stands in for an id that is null, which the SDK takes for no request. */
const STAND_IN = 'null'

export interface MendedMessage {
  message: unknown
  /** Whether the answer's id must be made null again. */
  hasNullId: boolean
}

/**
 * Makes a message that means the same and that the SDK takes: `params` and `arguments` that are null are
 * left out, as if they had not been sent; an id may be null (JSON-RPC 2.0, 4).
 */
export function mendMessage(message: unknown): MendedMessage {
  if (!isObject(message)) return { message, hasNullId: false }
  const hasNullId = message['id'] === null && 'method' in message
  const { params, ...rest } = message
  const mended = {
    ...rest,
    ...(hasNullId && { id: STAND_IN }),
    ...(params !== undefined && params !== null && { params: withoutNullArguments(params) }),
  }
  return { message: mended, hasNullId }
}

/** The answer to a message that was mended. */
export async function mendAnswer(response: Response, hasNullId: boolean): Promise<Response> {
  if (!hasNullId || response.status !== 200) return response
  const answer = (await response.json()) as object
  return Response.json({ ...answer, id: null })
}

function withoutNullArguments(params: unknown): unknown {
  if (!isObject(params) || params['arguments'] !== null) return params
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'arguments'))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

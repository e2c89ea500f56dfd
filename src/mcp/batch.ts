import { JSON_TYPE } from '../core/http.ts'
import { INVALID_REQUEST, rpcError } from './rpc-error.ts'

/** The most messages of one batch. */
const MAX_MESSAGES = 20

/**
 * Answers a batch of the revisions that have it (JSON-RPC 2.0, 6), each message by itself: inside one
 * exchange of the SDK, a request that its own batch cancels is never answered, nor is the batch.
 *
 * @param answer Answers one message; 202 stands for a message that wants no answer.
 */
export async function answerBatch(
  messages: readonly unknown[],
  answer: (message: unknown) => Promise<Response>,
): Promise<Response> {
  if (messages.length === 0) return refuse('The batch is empty.')
  if (messages.length > MAX_MESSAGES)
    return refuse(`A batch may hold at most ${MAX_MESSAGES} messages.`)
  if (messages.some(Array.isArray)) return refuseMember()
  if (messages.some(isInitialize)) return refuse('initialize must not be part of a batch.')
  const texts: string[] = []
  for (const message of messages) {
    const response = await answer(message)
    if (response.status === 202) continue
    if (response.status !== 200) return response
    texts.push(await response.text())
  }
  if (texts.length === 0) return new Response(null, { status: 202 })
  return new Response(`[${texts.join(',')}]`, { headers: { 'Content-Type': JSON_TYPE } })
}

/** The answer to a batch that holds what no batch may. */
export function refuseMember(): Response {
  return refuse('The batch holds what is no message of a revision that has batches.')
}

function refuse(message: string): Response {
  return rpcError({ status: 400, code: INVALID_REQUEST, message })
}

function isInitialize(message: unknown): boolean {
  return (message as { method?: unknown } | null)?.method === 'initialize'
}

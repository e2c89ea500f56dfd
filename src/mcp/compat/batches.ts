/**
 * Batches, which the revisions before 2025-06-18 have (JSON-RPC 2.0, 6). The SDK, as of 2.4.0, answers all
 * messages of one in one exchange: a request that its own batch cancels is never answered, nor is the batch,
 * and of two requests with one id one is lost. So each message has an exchange of its own here, in which the
 * others' cancellations mean nothing.
 */
import { setImmediate } from 'node:timers/promises'
import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { MAX_MESSAGES } from '../../schemas/limits.ts'
import { errorBody, rpcError } from '../json-rpc.ts'
import type { NormalMessage } from './messages.ts'

/**
 * Most bytes of the answers in a batch's answer. With the errors that stand in for the rest, and their ids,
 * which are at most what was sent, the whole stays below 1 MB.
 */
const MAX_BATCH_BYTES = 900_000

/**
 * Counts further requests of a client.
 *
 * @throws {ApiError} rate_limit_exceeded.
 */
export type CountMore = (requests: number) => Promise<void>

/** The first of the codes that JSON-RPC leaves to servers (5.1). */
const SERVER_ERROR = -32000

/** Refuses a batch of too many messages, before any is looked at. */
export function refuseLongBatch({ length }: readonly unknown[]): Response | undefined {
  return length > MAX_MESSAGES
    ? refuse(
        `A batch may hold at most ${MAX_MESSAGES} messages. This one has ${length}: ${length - MAX_MESSAGES} too many.`,
      )
    : undefined
}

/**
 * Answers a batch, message by message.
 *
 * @param answer Answers one message; 202 stands for a message that wants no answer, and 400 refuses the batch.
 * @param countMore Counts the messages beyond the first as requests, unless the batch is refused as a whole.
 */
export async function answerBatch(
  messages: readonly NormalMessage[],
  answer: (message: NormalMessage) => Promise<Response>,
  countMore: CountMore = () => Promise.resolve(),
): Promise<Response> {
  if (messages.some(isInitialize)) return refuse('initialize must not be part of a batch.')
  if (messages.length > 1) await countMore(messages.length - 1)
  const texts: string[] = []
  let bytes = 0
  for (const message of messages) {
    if (bytes > MAX_BATCH_BYTES) {
      if (message.id !== undefined) texts.push(noRoom(message))
      continue
    }
    // Others have their turn in between.
    await setImmediate()
    const response = await answer(message)
    if (response.status === 202) continue
    if (response.status === 400) return response
    const text = await response.text()
    bytes += Buffer.byteLength(text)
    texts.push(bytes > MAX_BATCH_BYTES ? noRoom(message) : text)
  }
  if (texts.length === 0) return new Response(null, { status: 202 })
  return new Response(`[${texts.join(',')}]`, { headers: { 'Content-Type': 'application/json' } })
}

function noRoom({ id }: NormalMessage): string {
  const reason =
    'The answers to this batch are longer than 1 MB in total: send this message again by itself.'
  return JSON.stringify(errorBody(SERVER_ERROR, reason, id))
}

function refuse(message: string): Response {
  return rpcError(400, ProtocolErrorCode.InvalidRequest, message)
}

function isInitialize({ message }: NormalMessage): boolean {
  return (message as { method?: unknown }).method === 'initialize'
}

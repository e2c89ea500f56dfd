/**
 * Batches (JSON-RPC 2.0, 6), which MCP revisions before 2025-06-18 have. As of 2.4.0, the SDK never answers a batch that
 * cancels one of its own requests, and loses one of two requests with the same id. So it gets each message by itself
 * here.
 */
import { setImmediate } from 'node:timers/promises'
import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { joinedBytes } from '../../core/ready-json.ts'
import { MAX_MESSAGES } from '../../schemas/limits.ts'
import { isRecord } from '../../schemas/values.ts'
import { errorBody, rpcError } from '../json-rpc.ts'
import type { NormalMessage } from './messages.ts'

/** Bytes of the answers to a batch; further ones are replaced by errors. With these, the whole stays below 1 MB. */
const MAX_BATCH_BYTES = 900_000

/**
 * Counts further requests of a client.
 *
 * @throws {ApiError} rate_limit_exceeded.
 */
export type CountMore = (requests: number) => Promise<void>

/** The first of the error codes that JSON-RPC reserves for servers (5.1). */
const SERVER_ERROR = -32000

/** Returns the refusal of a batch of no message or of too many, otherwise undefined. */
export function refuseLength({ length }: readonly unknown[]): Response | undefined {
  if (length === 0) return refuse('A batch must hold at least one message.')
  return length > MAX_MESSAGES
    ? refuse(
        `A batch may hold at most ${MAX_MESSAGES} messages. This one has ${length}: ${length - MAX_MESSAGES} too many.`,
      )
    : undefined
}

/**
 * Answers a batch, message by message.
 *
 * @param answer Answers one message: with 202 if it needs no answer, with 400 if it is refused.
 * @param countMore Counts the messages after the first as requests.
 */
export async function answerBatch(
  messages: readonly NormalMessage[],
  answer: (message: NormalMessage) => Promise<Response>,
  countMore: CountMore = () => Promise.resolve(),
): Promise<Response> {
  if (messages.some(isInitialize)) return refuse('initialize must not be part of a batch.')
  if (messages.length > 1) await countMore(messages.length - 1)
  const answers: (string | Buffer<ArrayBuffer>)[] = []
  let length = 0
  let isRefused = true
  for (const message of messages) {
    if (length > MAX_BATCH_BYTES) {
      if (message.id !== undefined) answers.push(noRoom(message))
      continue
    }
    // Lets other requests be answered in between.
    await setImmediate()
    const response = await answer(message)
    isRefused &&= response.status === 400
    if (response.status === 202) continue
    const bytes = Buffer.from(await response.arrayBuffer())
    length += bytes.byteLength
    answers.push(length > MAX_BATCH_BYTES ? noRoom(message) : bytes)
  }
  const [first, ...others] = answers
  if (first === undefined) return new Response(null, { status: 202 })
  const headers = { 'Content-Type': 'application/json' }
  // What is wrong with each message is wrong with the batch.
  if (isRefused) return new Response(first, { status: 400, headers })
  const pieces = others.flatMap((answer) => [',', answer])
  return new Response(joinedBytes(['[', first, ...pieces, ']']), { headers })
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
  return isRecord(message) && message['method'] === 'initialize'
}

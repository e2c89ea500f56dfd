import { setImmediate } from 'node:timers/promises'
import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError } from '../../core/api-error.ts'
import { isLong, type Turns } from '../../core/fair-queue.ts'
import { joinedBytes, joinedJson, type Piece, readyJson } from '../../core/ready-json.ts'
import type { Resources } from '../../core/resources.ts'
import { toApiError } from '../validate.ts'
import { BatchRequest, BatchResult, OPERATIONS, OPERATION_PARAMS } from '../../schemas/batch.ts'
import { MAX_OPERATIONS } from '../../schemas/limits.ts'
import type { PlainResponse } from '../../core/response.ts'
import type { ApiRequest, Route } from '../route.ts'
import { BODY_ERRORS, parseJson, withBody } from '../json-body.ts'
import { EXAMPLE_QUERY, jsonContent, noStoreResponses } from '../openapi-responses.ts'
import { replyPrivate } from '../reply.ts'

const EXAMPLE = {
  operations: [{ op: 'booking' }, { op: 'services', params: { q: EXAMPLE_QUERY } }],
}

/** POST /batch: several reads in one request; an error in one affects only its own result. */
export function batchRoute(resources: Resources, siteUrl: string, turns: Turns): Route {
  function run({ op, params }: { op: string; params?: unknown }): Piece[] {
    const result = (status: 'ok' | 'error', data: Piece) => [
      `{"op":${JSON.stringify(op)},"status":"${status}","data":`,
      data,
      '}',
    ]
    try {
      const known = OPERATIONS.find((name) => name === op)
      if (!known) throw unknownOperation()
      const data = resources[known]({ q: question(known, params) })
      return result('ok', ('total' in data ? joinedJson(data) : readyJson(data)).bytes)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return result('error', JSON.stringify(error.toBody(siteUrl)))
    }
  }

  async function answer(_request: ApiRequest, body: Uint8Array): Promise<PlainResponse> {
    const request = BatchRequest.safeParse(parseJson(body))
    if (!request.success) throw invalidOperations()
    const results: Piece[] = []
    const { operations } = request.data
    for (const [i, each] of operations.entries()) {
      // With long questions, lets others be answered in between.
      if (isLong(body.byteLength)) await setImmediate()
      results.push(i === 0 ? '' : ',', ...run(each))
    }
    return replyPrivate(
      joinedBytes([`{"count":${operations.length},"results":[`, ...results, ']}']),
    )
  }

  return { description: BATCH, handle: withBody(turns, answer) }
}

const BATCH = {
  method: 'post',
  path: PATHS.batch,
  operationId: 'runBatch',
  tags: ['Content'],
  summary: 'Read several resources at once',
  description: `Runs 1 to ${MAX_OPERATIONS} reads and gives their results in order. It counts as one request. A mistake in an operation affects only its own result, which is then an error: \`unknown_operation\`, \`invalid_params\` or \`query_too_long\`.`,
  request: { body: { required: true, content: jsonContent(BatchRequest, EXAMPLE) } },
  responses: noStoreResponses(BatchResult, 'One result per operation', [
    'invalid_json',
    'invalid_operations',
    ...BODY_ERRORS,
  ]),
} as const satisfies RouteConfig

function invalidOperations(): ApiError {
  return new ApiError(
    'invalid_operations',
    `operations must be a list of 1 to ${MAX_OPERATIONS} objects, each with an op that is text.`,
    'Send, for example, {"operations":[{"op":"profile"}]}.',
  )
}

function unknownOperation(): ApiError {
  const hint = `Use one of ${OPERATIONS.join(', ')}.`
  return new ApiError('unknown_operation', 'There is no such operation.', hint)
}

function question(op: keyof typeof OPERATION_PARAMS, params: unknown = {}): string | undefined {
  const result = OPERATION_PARAMS[op].safeParse(params)
  if (result.success) return result.data.q
  const error = toApiError(result.error.issues)
  if (error.code === 'query_too_long') throw error
  throw new ApiError(
    'invalid_params',
    'params must be an object, and its q must be text.',
    'Send, for example, {"q":"מחיר"}.',
  )
}

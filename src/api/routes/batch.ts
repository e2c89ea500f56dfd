import { setImmediate } from 'node:timers/promises'
import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError } from '../../core/api-error.ts'
import { PRIVATE_CACHING } from '../../core/http.ts'
import type { Resources } from '../../core/resources.ts'
import { toApiError } from '../validate.ts'
import { BatchRequest, BatchResult, OPERATIONS, OPERATION_PARAMS } from '../../schemas/batch.ts'
import { MAX_OPERATIONS } from '../../schemas/limits.ts'
import type { ApiEnv } from '../environment.ts'
import { BODY_ERRORS, parseJson, readBody } from '../json-body.ts'
import { json } from '../json.ts'
import type { InTurn } from '../middleware/in-turn.ts'
import { EXAMPLE_QUERY, jsonContent, noStoreResponses } from '../openapi-responses.ts'

/** What the documents show. */
const EXAMPLE = {
  operations: [{ op: 'booking' }, { op: 'services', params: { q: EXAMPLE_QUERY } }],
}

type Result = BatchResult['results'][number]

/** POST /batch: up to ten reads in one request; a mistake in one costs only its own result. */
export function batchRoute(resources: Resources, siteUrl: string, inTurn: InTurn) {
  function run({ op, params }: { op: string; params?: unknown }): Result {
    try {
      const known = OPERATIONS.find((name) => name === op)
      if (!known) throw unknownOperation()
      return { op, status: 'ok', data: resources[known]({ q: question(known, params) }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { op, status: 'error', data: { ...error.toBody(siteUrl) } }
    }
  }

  const isHeavy = () => true
  return new Hono<ApiEnv>().post(BATCH.path, readBody, inTurn(isHeavy), async (c) => {
    const request = BatchRequest.safeParse(parseJson(c.var.body))
    if (!request.success) throw invalidOperations()
    const results: Result[] = []
    for (const each of request.data.operations) {
      results.push(run(each))
      // Others have their turn in between.
      await setImmediate()
    }
    return json(c, { count: results.length, results }, PRIVATE_CACHING)
  })
}

export const BATCH = {
  method: 'post',
  path: PATHS.batch,
  operationId: 'runBatch',
  tags: ['Content'],
  summary: 'Read several resources at once',
  description: `Runs 1 to ${MAX_OPERATIONS} reads and gives their results in order. It counts as one request. A mistake in an operation costs only its own result, which is then an error: \`unknown_operation\`, \`invalid_params\` or \`query_too_long\`.`,
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
    'Send for example {"operations":[{"op":"profile"}]}.',
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
    'params must be an object, and its q text.',
    'Send for example {"q":"מחיר"}.',
  )
}

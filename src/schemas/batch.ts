import { z } from 'zod'
import { MAX_QUERY_LENGTH, Query } from './list.ts'

/** The operations a batch may ask for. */
export const OPERATIONS = ['profile', 'services', 'faq', 'booking'] as const
export type OperationName = (typeof OPERATIONS)[number]

/** The most operations of one batch. */
export const MAX_OPERATIONS = 10

/** Parameters of one operation; services and faq read q, the others ignore it. */
export const OperationParams = z.object({ q: Query.optional() })

/**
 * A batch. Only what makes the whole invalid is checked here: the name and the params of each
 * operation are checked one by one, so that one mistake costs one result.
 */
export const BatchRequest = z.object({
  operations: z
    .array(
      z.object({
        op: z.string().meta({ enum: [...OPERATIONS], description: 'What to read' }),
        params: z
          .unknown()
          .optional()
          .meta({
            type: 'object',
            properties: { q: { type: 'string', maxLength: MAX_QUERY_LENGTH } },
            description: 'q filters services and faq',
          }),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS)
    .describe('Operations, answered in this order'),
})

/** One result per operation, in the same order. */
export const BatchResult = z.object({
  count: z.number().int().describe('Number of results'),
  results: z.array(
    z.object({
      op: z.string().describe('The operation this answers'),
      status: z.enum(['ok', 'error']).describe('Whether it succeeded'),
      data: z
        .record(z.string(), z.any())
        .optional()
        .describe('What the endpoint would answer, or the Error'),
    }),
  ),
})
export type BatchResult = z.output<typeof BatchResult>

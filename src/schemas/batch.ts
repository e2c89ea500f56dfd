import { z } from 'zod'
import { BookingInfo } from './booking.ts'
import { ErrorBody } from './error.ts'
import { FaqList } from './faq.ts'
import { MAX_OPERATIONS, MAX_QUERY_LENGTH } from './limits.ts'
import { Query } from './list.ts'
import { Profile } from './profile.ts'
import { ServiceList } from './service.ts'

/** The operations a batch may ask for. */
export const OPERATIONS = ['profile', 'services', 'faq', 'booking'] as const

const NoParams = z.object({})
const Question = z.object({ q: Query.optional() })

/** The parameters of each operation; others are ignored. */
export const OPERATION_PARAMS: Record<
  (typeof OPERATIONS)[number],
  z.ZodType<{ q?: string | undefined }>
> = {
  profile: NoParams,
  services: Question,
  faq: Question,
  booking: NoParams,
}

const BatchOperation = z
  .object({
    op: z.string().meta({ enum: [...OPERATIONS], description: 'What to read' }),
    params: z
      .unknown()
      .optional()
      .meta({
        type: 'object',
        properties: {
          q: {
            type: 'string',
            maxLength: MAX_QUERY_LENGTH,
            description: 'The same as q of the endpoint; profile and booking ignore it',
          },
        },
        description: 'Parameters of the read',
      }),
  })
  .meta({ id: 'BatchOperation', description: 'One read of a batch' })

/**
 * A batch. The name and params of each operation are checked later, one by one, so that a mistake in one costs only its
 * own result.
 */
export const BatchRequest = z
  .object({
    operations: z
      .array(BatchOperation)
      .min(1)
      .max(MAX_OPERATIONS)
      .describe('Operations, answered in this order'),
  })
  .meta({ id: 'BatchRequest', description: 'Several reads in one request' })

const BatchResultItem = z
  .object({
    op: z.string().describe('The operation this answers, as it was sent'),
    status: z.enum(['ok', 'error']).describe('Whether it succeeded'),
    data: z
      // The profile is last, since it requires no field and so fits anything: some clients take the first that fits.
      .union([ErrorBody, ServiceList, FaqList, BookingInfo, Profile])
      .optional()
      .describe('With ok, what the endpoint of the operation answers; with error, the Error'),
  })
  .meta({ id: 'BatchResultItem', description: 'What came of one read' })

export const BatchResult = z
  .object({
    count: z.number().int().describe('Number of results'),
    results: z.array(BatchResultItem).describe('One result per operation, in the same order'),
  })
  .meta({ id: 'BatchResult', description: 'What came of a batch' })
export type BatchResult = z.output<typeof BatchResult>

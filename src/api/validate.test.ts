import { expect, it } from 'vitest'
import { z } from 'zod'
import { AskParameters, AskRequest } from '../schemas/ask.ts'
import { ApiError } from '../core/api-error.ts'
import { valid } from './validate.ts'

it.each<[schema: z.ZodType, given: unknown, error: string, hint: string]>([
  [AskRequest, { query: 5 }, 'query must be text, not a number.', 'Send query as text, or'],
  [AskRequest, { query: [1] }, 'query must be text, not a list.', 'Send query as text, or'],
  [
    AskRequest,
    { query: { text: {} } },
    'query.text must be text, not an object.',
    'Send query.text',
  ],
  [AskRequest, { prefer: 'x' }, 'prefer must be an object, not text.', 'Send prefer as an object,'],
  [
    AskRequest,
    { prefer: { streaming: 1 } },
    'prefer.streaming must be true or false, not a number.',
    'Send prefer.streaming as true or false, or',
  ],
  [AskRequest, [], 'The body must be an object, not a list.', 'Send one JSON object.'],
  [AskRequest, null, 'The body must be an object, not null.', 'Send one JSON object.'],
  [
    AskParameters,
    { streaming: 'maybe' },
    'streaming must be 0, 1, true or false, not "maybe".',
    'Send streaming as 0, 1, true or false, or',
  ],
  [z.object({ limit: z.string() }), { limit: 5 }, 'limit must be a whole number from 1 to 50.', ''],
])('says what is wrong in a sentence for people: %#', (schema, given, error, hint) => {
  try {
    valid(schema, given)
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({ message: error, hint: expect.stringContaining(hint) as string })
  }
})

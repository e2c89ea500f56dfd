import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'
import { validatePercentEncoding } from './percent-encoding.ts'

const app = new Hono<ApiEnv>()
  .use(validatePercentEncoding)
  .all('*', (c) => c.json(c.req.queries()))
  .onError((error, c) => c.text((error as ApiError).code, 400))
const ask = async (query: string, method = 'GET') =>
  (await app.request(`/?${query}`, { method })).text()

describe('the percent signs of a query', () => {
  it.each([
    ['', '{}'],
    ['q=%D7%9E', '{"q":["מ"]}'],
    ['q=מ', '{"q":["מ"]}'],
    ['q=100%25+a%2Bb', '{"q":["100% a+b"]}'],
  ])('%s: %s', async (query, expected) => {
    expect(await ask(query)).toBe(expected)
  })

  it.each(['q=%', 'q=100%', 'q=%zz', 'q=%D7', 'x=%ff', '%C0%AF', 'q=%D7&x=%9E', 'q=%ED%A0%80'])(
    '%s is refused',
    async (query) => {
      for (const method of ['GET', 'POST']) expect(await ask(query, method)).toBe('invalid_request')
      expect(await ask(query, 'OPTIONS')).not.toBe('invalid_request')
    },
  )
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../asked.ts'
import { reply } from '../reply.ts'
import {
  answerHeaders,
  commonHeaders,
  deprecationHeaders,
  refuseRequest,
} from './common-headers.ts'

const SUCCESSOR = 'https://practice.example/api/v2'
const headers = deprecationHeaders(
  { V1_DEPRECATED: '2027-01-01', V1_SUNSET: '2027-07-01', V1_SUCCESSOR: SUCCESSOR },
  'https://practice.example',
)

describe('a version that is to go', () => {
  it('says since when, until when, why and what follows', () => {
    expect(headers).toEqual({
      Deprecation: '@1798761600',
      Sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      Link:
        '<https://practice.example/developers#versioning-and-deprecation>; rel="deprecation"; type="text/html", ' +
        '<https://practice.example/developers#versioning-and-deprecation>; rel="sunset"; type="text/html", ' +
        '<https://practice.example/api/v2>; rel="successor-version"',
    })
  })

  it.each([
    ['/api/v1/faq', '@1798761600'],
    ['/ask', null],
    ['/api/mcp', null],
  ])('says so on its own paths alone: %s', async (path, expected) => {
    const setHeaders = commonHeaders(answerHeaders(headers))
    const app = new Hono<ApiEnv>().all('*', (c) => {
      setHeaders(c)
      return reply(c, { status: 200, headers: {}, body: '' })
    })
    expect((await app.request(path, undefined, { client: '' })).headers.get('Deprecation')).toBe(
      expected,
    )
  })
})

describe('its configuration', () => {
  const days = { V1_DEPRECATED: '2027-01-01', V1_SUNSET: '2027-07-01', V1_SUCCESSOR: SUCCESSOR }

  it('is read as a whole', () => {
    expect(readConfig(days)).toMatchObject(days)
  })

  it.each([
    [{ ...days, V1_SUNSET: '2027-06-30' }, 'V1_SUNSET: expected a day at least 6 months after'],
    [{ ...days, V1_SUCCESSOR: '' }, 'V1_SUCCESSOR: expected to be set together with'],
    [{ V1_SUNSET: '2027-07-01' }, 'V1_DEPRECATED: expected to be set together with'],
    [
      { ...days, V1_DEPRECATED: 'soon' },
      'V1_DEPRECATED: expected a day such as 2027-01-31, not "soon"',
    ],
  ])('is refused when it breaks the policy: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})

describe('the percent signs of a query', () => {
  const app = new Hono<ApiEnv>()
    .all('*', (c) => refuseRequest(c) ?? c.json(c.req.queries()))
    .onError((error, c) => c.text((error as ApiError).code, 400))
  const ask = async (query: string, method = 'GET') =>
    (await app.request(`/?${query}`, { method }, { client: '' })).text()

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

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { commonHeaders, deprecationHeaders } from './common-headers.ts'

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
    const app = new Hono().use(commonHeaders(headers))
    expect((await app.request(path)).headers.get('Deprecation')).toBe(expected)
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

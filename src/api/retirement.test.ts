import { describe, expect, it } from 'vitest'
import { proxyList, readConfig } from '../config.ts'
import { createGate } from './gate.ts'
import { headerPairs } from './header-list.ts'
import { RateLimiter } from './rate-limiter.ts'
import { retirementHeaders } from './retirement.ts'

const SUCCESSOR = 'https://practice.example/api/v2'
const headers = retirementHeaders(
  { deprecatedOn: '2027-01-01', sunsetOn: '2027-07-01', successor: SUCCESSOR },
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
    ['/ask', undefined],
    ['/api/mcp', undefined],
  ])('says so on its own paths alone: %s', (path, expected) => {
    const gate = createGate(new RateLimiter({ limit: 60 }), proxyList([]), headers)
    const visitor = { peer: '192.0.2.1', path, forwardedFor: undefined, idempotencyKey: undefined }
    expect(new Map(headerPairs(gate(visitor).headers)).get('Deprecation')).toBe(expected)
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

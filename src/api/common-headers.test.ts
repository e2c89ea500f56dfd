import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { ApiError } from '../core/api-error.ts'
import { answerHeaders, checkRequest, deprecationHeaders } from './common-headers.ts'
import { apiRequestOf } from './web.ts'

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
    ['/ask', undefined],
    ['/api/mcp', undefined],
  ])('says so on its own paths alone: %s', (path, expected) => {
    expect(answerHeaders(headers)(path)['Deprecation']).toBe(expected)
  })
})

describe('its configuration', () => {
  const days = { V1_DEPRECATED: '2027-01-01', V1_SUNSET: '2027-07-01', V1_SUCCESSOR: SUCCESSOR }

  it('gives the successor in the form that a header may have', () => {
    const successor = { ...days, V1_SUCCESSOR: 'https://next.example/שלום">' }
    expect(readConfig(successor).V1_SUCCESSOR).toMatch(/^https:\/\/next\.example\/[%\w]+$/)
  })

  it('is read as a whole', () => {
    expect(readConfig(days)).toMatchObject(days)
  })

  it('takes a shorter month as one', () => {
    const end = { ...days, V1_DEPRECATED: '2027-08-31', V1_SUNSET: '2028-02-29' }
    expect(readConfig(end)).toMatchObject(end)
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
  function check(query: string, method = 'GET'): string | undefined {
    try {
      checkRequest(apiRequestOf(new Request(`http://x/?${query}`, { method }), ''))
      return undefined
    } catch (error) {
      return (error as ApiError).code
    }
  }

  it.each(['', 'q=%D7%9E', 'q=מ', 'q=100%25+a%2Bb'])('%s is read', (query) => {
    expect(check(query)).toBeUndefined()
  })

  it.each(['q=%', 'q=100%', 'q=%zz', 'q=%D7', 'x=%ff', '%C0%AF', 'q=%D7&x=%9E', 'q=%ED%A0%80'])(
    '%s is refused',
    (query) => {
      for (const method of ['GET', 'POST']) expect(check(query, method)).toBe('invalid_request')
      expect(check(query, 'OPTIONS')).toBeUndefined()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { dnsRebindingCheck } from './dns-rebinding.ts'

const check = dnsRebindingCheck('https://practice.example', ['clinic.example'])
const statusFor = (headers: Record<string, string>) => check(headers)?.status

describe('dnsRebindingCheck', () => {
  it.each([
    'practice.example',
    'practice.example:8443',
    'Practice.Example',
    'www.practice.example',
    'clinic.example',
    'localhost:4321',
    'preview.localhost',
    '127.0.0.1',
    '10.1.2.3:80',
    '[::1]:4321',
  ])('lets a request for %s pass', (host) => {
    expect(statusFor({ host })).toBeUndefined()
  })

  it.each([
    'evil.example',
    'practice.example.evil.example',
    'www.clinic.example',
    'localhost.evil.example',
    'a b',
    '',
  ])('refuses a request for %j', (host) => {
    expect(statusFor({ host })).toBe(403)
  })

  it('treats a name with www and without as the same', () => {
    const checkWithWww = dnsRebindingCheck('https://www.practice.example')
    expect(checkWithWww({ host: 'practice.example' })).toBeUndefined()
  })

  it('says by which variable a name may be added', async () => {
    expect(await check({ host: 'evil.example' })?.text()).toContain('ALLOWED_HOSTS')
  })

  it.each(['https://assistant.example', 'null', 'chrome-extension://abcdef', 'http://[::1]:80'])(
    'lets a page of %s ask',
    (origin) => {
      expect(statusFor({ host: 'practice.example', origin })).toBeUndefined()
    },
  )

  it.each(['practice', 'https://a.example/path', 'https://', '://'])(
    'refuses %j, which is no origin',
    (origin) => {
      expect(statusFor({ host: 'practice.example', origin })).toBe(403)
    },
  )
})

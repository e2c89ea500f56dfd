import { describe, expect, it } from 'vitest'
import { refuseStranger } from './strangers.ts'

const statusFor = (headers: Record<string, string>) =>
  refuseStranger(new Headers(headers), 'practice.example')?.status

describe('refuseStranger', () => {
  it.each([
    'practice.example',
    'practice.example:8443',
    'localhost:4321',
    'preview.localhost',
    '127.0.0.1',
    '10.1.2.3:80',
    '[::1]:4321',
  ])('lets a request for %s pass', (host) => {
    expect(statusFor({ host })).toBeUndefined()
  })

  it.each(['evil.example', 'practice.example.evil.example', 'localhost.evil.example', 'a b', ''])(
    'refuses a request for %j',
    (host) => {
      expect(statusFor({ host })).toBe(403)
    },
  )

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

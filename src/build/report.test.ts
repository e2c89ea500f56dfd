import { describe, expect, it } from 'vitest'
import { isPublicSite } from './report.ts'

describe('isPublicSite', () => {
  it.each([
    ['https://practice.co.il', true],
    ['http://203.0.113.9', true],
    ['https://practice.example', false],
    ['http://localhost:4321', false],
    ['http://127.0.0.1:4321', false],
    ['http://192.168.1.7:4321', false],
    ['http://10.example.org', true],
    ['http://[::1]:4321', false],
  ])('%s: %s', (url, expected) => {
    expect(isPublicSite(url)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { negotiateNotFound } from './negotiate-page.ts'

describe('what is not there, by Accept', () => {
  it.each([
    ['*/*', '/nothing', 'text/html'],
    ['application/json', '/nothing', 'application/json'],
    ['text/markdown', '/nothing', 'text/markdown'],
    ['image/png', '/nothing', 'text/html'],
    ['*/*', '/.well-known/oauth-authorization-server', 'application/json'],
    [undefined, '/nothing.json', 'application/json'],
    [undefined, '/nothing.md', 'text/markdown'],
    ['text/html', '/nothing.json', 'text/html'],
  ])('%s for %s is told "not found" in %s', (accept, path, type) => {
    expect(negotiateNotFound(accept, path)).toBe(type)
  })
})

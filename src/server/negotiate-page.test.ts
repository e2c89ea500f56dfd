import { describe, expect, it } from 'vitest'
import { negotiateNotFound, negotiateType } from './negotiate-page.ts'

describe('pages by Accept', () => {
  it.each([
    [undefined, 'text/html'],
    ['', 'text/html'],
    ['*/*', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['text/html;q=0.5, text/markdown;q=0.6', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/*', 'text/html'],
    ['text/html;q=0, text/*', 'text/markdown'],
    ['application/json', undefined],
    ['text/html;q=0, text/markdown;q=0', undefined],
    ['nonsense', undefined],
  ])('%s is answered with %s', (accept, type) => {
    expect(negotiateType(accept)).toBe(type)
  })

  it.each([
    ['text/markdown', undefined],
    ['text/markdown, text/html;q=0.1', 'text/html'],
    [undefined, 'text/html'],
  ])('%s is answered with %s where there is HTML alone', (accept, type) => {
    expect(negotiateType(accept, ['text/html'])).toBe(type)
  })

  it('reads no more of Accept than a browser would send', () => {
    const long = Array.from({ length: 3000 }, (_, i) => `a/b${i}`)
    expect(negotiateType(['text/markdown', ...long].join())).toBe('text/markdown')
    expect(negotiateType([...long, 'text/markdown'].join())).toBeUndefined()
    const startedAt = performance.now()
    for (let i = 0; i < 100; i += 1) negotiateType(long.join())
    expect(performance.now() - startedAt).toBeLessThan(200)
  })

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

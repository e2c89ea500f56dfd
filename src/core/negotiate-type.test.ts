import { describe, expect, it } from 'vitest'
import { negotiateType } from './negotiate-type.ts'
import { growthOf } from './testing/growth.ts'

const PAGE = ['text/html', 'text/markdown']
const ANSWER = ['application/json', 'text/event-stream']

describe('the media type of an answer', () => {
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
    ['text/markdown;charset=utf-8', 'text/markdown'],
    ['text/html;level=1;q=0.5, text/markdown; variant="a;q=0,b" ;q=0.6', 'text/markdown'],
  ])('%s is answered with %s', (accept, type) => {
    expect(negotiateType(accept, PAGE)).toBe(type)
  })

  it.each([
    ['text/markdown', undefined],
    ['text/markdown, text/html;q=0.1', 'text/html'],
    [undefined, 'text/html'],
  ])('%s is answered with %s where there is HTML alone', (accept, type) => {
    expect(negotiateType(accept, ['text/html'])).toBe(type)
  })

  it.each([
    ['*/*', 'application/json'],
    ['application/json, text/event-stream', 'application/json'],
    ['text/event-stream;q=0.5, application/json', 'application/json'],
    ['*/*;q=1, text/event-stream;q=0.1', 'application/json'],
    ['text/event-stream;q=0.9, */*;q=1', 'application/json'],
    ['application/*, text/event-stream;q=0.9', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['text/event-stream, */*', 'text/event-stream'],
    ['text/event-stream, application/json', 'text/event-stream'],
    ['Text/Event-Stream; charset=utf-8', 'text/event-stream'],
    ['text/*, */*;q=0.5', 'text/event-stream'],
    ['text/event-stream;q=0', undefined],
    ['text/html', undefined],
  ])('%s is answered with %s where there are JSON and events', (accept, type) => {
    expect(negotiateType(accept, ANSWER)).toBe(type)
  })

  const others = Array.from({ length: 1800 }, (_, i) => `a/b${i}`)
  it.each<[string, string[], string | undefined]>([
    ['at its beginning', ['text/markdown', ...others], 'text/markdown'],
    ['at its end', [...others, 'text/markdown'], 'text/markdown'],
    [
      'behind 26 others',
      [...others.slice(0, 26), 'text/html;q=0.5', 'text/markdown'],
      'text/markdown',
    ],
    ['nowhere', others, undefined],
  ])('reads Accept whole, with what it wants %s', (_, items, type) => {
    expect(negotiateType(items.join(), PAGE)).toBe(type)
  })

  it('reads fifty items about the offered types, each of them once', () => {
    const weights = Array.from({ length: 1000 }, (_, i) => `text/html;q=0.${1000 + i}`)
    expect(
      negotiateType([...Array<string>(1000).fill('*/*;q=0'), 'text/markdown'].join(), PAGE),
    ).toBe('text/markdown')
    expect(negotiateType([...weights, 'text/markdown'].join(), PAGE)).toBe('text/html')
  })

  it.each(['a/b,', 'text/html,', '*/*;q=0.1,', '*/*,', ';"', 'text/html;q=0.5;a="', ', ', ';q'])(
    'of %j over and over is read at little cost',
    (unit) => {
      const growth = growthOf((size) => negotiateType(unit.repeat(size / unit.length), PAGE))
      expect(growth).toBeLessThan(90)
    },
  )
})

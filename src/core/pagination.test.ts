import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { decodeCursor, encodeCursor, paginate } from './pagination.ts'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id).join('')

describe('paginate', () => {
  it('gives everything when nothing is asked', () => {
    expect(paginate('faq', items, {})).toEqual({ count: 5, total: 5, nextCursor: null, items })
  })

  it('has no next page after a full last one', () => {
    const first = paginate('faq', items.slice(0, 4), { limit: 2 })
    const second = paginate('faq', items.slice(0, 4), { limit: 2, cursor: first.nextCursor ?? '' })
    expect(idsOf(second)).toBe('cd')
    expect(second.nextCursor).toBeNull()
  })

  it('keeps its place when entries were added meanwhile', () => {
    const { nextCursor } = paginate('faq', items, { limit: 2 })
    const grown = [{ id: 'new' }, ...items, { id: 'last' }]
    expect(idsOf(paginate('faq', grown, { cursor: nextCursor ?? '' }))).toBe('cdelast')
  })

  it('gives an empty page of an empty list', () => {
    expect(paginate('faq', [], { limit: 5 })).toEqual({
      count: 0,
      total: 0,
      nextCursor: null,
      items: [],
    })
  })

  it('refuses the cursor of an entry that is gone', () => {
    const { nextCursor } = paginate('faq', items, { limit: 2 })
    const shrunk = items.filter(({ id }) => id !== 'b')
    expect(() => paginate('faq', shrunk, { cursor: nextCursor ?? '' })).toThrow(ApiError)
  })
})

describe('a cursor', () => {
  const ids = ['a', 'b', 'מזהה']

  it('is made of URL-safe characters and found again', () => {
    for (const [i, id] of ids.entries()) {
      const cursor = encodeCursor('faq', 'שאלה', id)
      expect(cursor).toMatch(/^[\w-]+$/)
      expect(decodeCursor(cursor, 'faq', 'שאלה', ids)).toBe(i + 1)
    }
  })

  it.each([
    ['another list', encodeCursor('services', '', 'a')],
    ['another q', encodeCursor('faq', 'x', 'a')],
    ['padding', `${encodeCursor('faq', '', 'a')}=`],
    ['other alphabets', encodeCursor('faq', '', 'a').replace(/^./, '+')],
    ['nothing', ''],
    ['noise', '\u0000\uFFFF'],
  ])('of %s is refused', (_, cursor) => {
    expect(() => decodeCursor(cursor, 'faq', '', ids)).toThrow(ApiError)
  })
})

import { hash } from 'node:crypto'
import { ERRORS } from '../schemas/error.ts'
import type { ListQuery } from '../schemas/list.ts'
import { ApiError } from './api-error.ts'

/**
 * Cuts one page out of a list.
 *
 * @param list Name of the list; its cursors are valid for no other.
 * @param all Every item, in order.
 * @param query limit: items of a page, by default all that are left; cursor: where to continue; q: what `all` answers.
 * @returns The page's items, their count, the list's total, and the cursor of the next page, null on the last one.
 * @throws {ApiError} invalid_cursor.
 */
export function paginate<Item extends { id: string }>(
  list: string,
  all: readonly Item[],
  { q = '', limit, cursor }: ListQuery,
) {
  const ids = all.map(({ id }) => id)
  const start = cursor === undefined ? 0 : decodeCursor(cursor, list, q, ids)
  const items = all.slice(start, limit === undefined ? undefined : start + limit)
  const last = items.at(-1)
  return {
    count: items.length,
    total: all.length,
    nextCursor: last && start + items.length < all.length ? encodeCursor(list, q, last.id) : null,
    items,
  }
}

/**
 * Makes the cursor that continues after an item: base64url of a digest of (list, q) and the item's id. As it has an id
 * and no index, it stays valid when a deploy adds entries, and the server stores nothing.
 *
 * @example encodeCursor('faq', '', 'price') // 'djlKR0Vsd0pwcmljZQ'
 */
export function encodeCursor(list: string, q: string, lastId: string): string {
  return Buffer.from(`${digest(list, q)}${lastId}`).toString('base64url')
}

/**
 * Finds where a cursor continues.
 *
 * @param ids Ids of the whole list, in its order for this q.
 * @returns Index of the first item after the cursor.
 * @throws {ApiError} invalid_cursor, if it does not decode, belongs to another list or q, or its item is gone.
 */
export function decodeCursor(
  cursor: string,
  list: string,
  q: string,
  ids: readonly string[],
): number {
  const decoded = Buffer.from(cursor, 'base64url')
  const text = decoded.toString()
  const expected = digest(list, q)
  const index = text.startsWith(expected) ? ids.indexOf(text.slice(expected.length)) : -1
  // Node decodes leniently; only the spelling that encodeCursor gives is valid.
  if (index < 0 || decoded.toString('base64url') !== cursor)
    throw new ApiError(
      'invalid_cursor',
      `${ERRORS.invalid_cursor.meaning}.`,
      'Start again without a cursor, and send the nextCursor of a page with the same q.',
    )
  return index + 1
}

/** 48 bits are enough to tell lists and queries apart, since a cursor protects nothing. */
function digest(list: string, q: string): string {
  return hash('sha256', `${list}\0${q}`, 'base64url').slice(0, 8)
}

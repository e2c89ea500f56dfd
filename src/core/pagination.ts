import { hash } from 'node:crypto'
import type { ListQuery } from '../schemas/list.ts'
import { ApiError } from './api-error.ts'

/**
 * Cuts one page out of a list, and says how to go on.
 *
 * @param list Name of the list, which its cursors are bound to.
 * @param all Every item, in order.
 * @param query limit: most items, all that is left when omitted; cursor: where to go on; q: bound into the cursor.
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
  const isLast = start + items.length >= all.length
  return {
    count: items.length,
    total: all.length,
    nextCursor: isLast || !last ? null : encodeCursor(list, q, last.id),
    items,
  }
}

/**
 * Makes the cursor that continues after an item: base64url of a digest of (list, q) and the item's id.
 * It holds a position by id, so it survives a deploy that adds entries, and needs no memory here.
 */
export function encodeCursor(list: string, q: string, lastId: string): string {
  return Buffer.from(`${digest(list, q)}${lastId}`).toString('base64url')
}

/**
 * Finds the position a cursor stands for.
 *
 * @param ids Ids of the whole list, in its order for this q.
 * @returns Index of the first item after the cursor.
 * @throws {ApiError} invalid_cursor, when it does not decode, belongs to another list or q, or its item is gone.
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
  // Node decodes leniently; only the one spelling that encodeCursor gives is a cursor of ours.
  if (index < 0 || decoded.toString('base64url') !== cursor)
    throw new ApiError(
      'invalid_cursor',
      'The cursor does not belong to this list and q, or the entry it stood at is gone.',
      'Start again without a cursor, and send the nextCursor of a page with the same q.',
    )
  return index + 1
}

/** 48 bits tell lists and queries apart; a cursor guards nothing, so no more is needed. */
function digest(list: string, q: string): string {
  return hash('sha256', `${list}\0${q}`, 'base64url').slice(0, 8)
}

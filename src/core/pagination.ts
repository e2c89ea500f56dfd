import type { ListQuery } from '../schemas/list.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

/** One page of a list and how to go on. */
export interface Page<Item> {
  count: number
  total: number
  nextCursor: string | null
  items: Item[]
}

/**
 * Cuts one page out of a list.
 *
 * @param list Name of the list, which its cursors are bound to.
 * @param all Every item, in order.
 * @param query limit: most items, all that is left when omitted; cursor: where to go on; q: bound into the cursor.
 * @throws {ApiError} invalid_cursor.
 */
export function paginate<Item extends { id: string }>(
  list: string,
  all: readonly Item[],
  { q: asked = '', limit, cursor }: ListQuery,
): Page<Item> {
  // A blank q is no q, and its cursors are the same.
  const q = asked.trim() === '' ? '' : asked
  const start =
    cursor === undefined
      ? 0
      : decodeCursor(
          cursor,
          list,
          q,
          all.map(({ id }) => id),
        )
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

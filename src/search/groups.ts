/** Numbers grouped by key in one array, for what would be thousands of small ones. Plain data. */
export interface Groups {
  /** The place of each key's group. */
  readonly places: ReadonlyMap<string, number>
  /** Where each group begins in `members`; the next one's beginning is its end. */
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Takes pairs of a key and a number. Returns the numbers grouped, each group in the order given. */
export function groupByKey(pairs: Iterable<readonly [key: string, member: number]>): Groups {
  const lists = new Map<string, number[]>()
  for (const [key, member] of pairs) {
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [member])
    else list.push(member)
  }
  const starts = new Int32Array(lists.size + 1)
  const places = new Map<string, number>()
  let end = 0
  for (const [key, { length }] of lists) {
    places.set(key, places.size)
    starts[places.size] = end += length
  }
  const members = new Int32Array(end)
  let place = 0
  for (const list of lists.values()) members.set(list, starts[place++])
  return { places, starts, members }
}

/** The numbers of one key; none where nothing has it. */
export function groupOf({ places, starts, members }: Groups, key: string): Int32Array {
  const place = places.get(key)
  return place === undefined ? NONE : members.subarray(starts[place], starts[place + 1])
}

const NONE = new Int32Array(0)

/** A value that only stands in for a real one is written `{ placeholder: value }`. */
const MARK = 'placeholder'

/** A value without its marks, and the paths of the fields that had one. */
export interface Unmarked {
  value: unknown
  marked: string[]
}

/** Takes the marks off, for a form to show the values themselves. */
export function withoutMarks(value: unknown, path = ''): Unmarked {
  if (typeof value !== 'object' || value === null) return { value, marked: [] }
  const entries = Object.entries(value) as [string, unknown][]
  if (entries.length === 1 && entries[0]?.[0] === MARK)
    return { value: entries[0][1], marked: [path] }
  const inner = entries.map(([name, held]) => {
    const own = idOf(held) ?? name
    return [name, withoutMarks(held, path ? `${path}.${own}` : own)] as const
  })
  const marked = inner.flatMap(([, held]) => held.marked)
  const values = inner.map(([name, held]) => [name, held.value] as const)
  return {
    value: Array.isArray(value) ? values.map(([, held]) => held) : Object.fromEntries(values),
    marked,
  }
}

/** Puts a mark on the value at each of these paths. */
export function withMarks(value: unknown, marked: readonly string[], path = ''): unknown {
  if (path !== '' && marked.includes(path)) return { [MARK]: value }
  if (typeof value !== 'object' || value === null) return value
  const at = (name: string | number, held: unknown) =>
    withMarks(held, marked, path ? `${path}.${name}` : String(name))
  return Array.isArray(value)
    ? value.map((held, i) => at(idOf(held) ?? i, held))
    : Object.fromEntries(Object.entries(value).map(([name, held]) => [name, at(name, held)]))
}

/** The value at a path such as offers.session.price: an entry of a list is named by its id, where it has one. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => {
    if (Array.isArray(held)) return held.find((entry, i) => (idOf(entry) ?? String(i)) === name)
    return typeof held === 'object' && held !== null
      ? (held as Record<string, unknown>)[name]
      : undefined
  }, value)
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

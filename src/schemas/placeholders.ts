import { isRecord } from './values.ts'

/** A value that stands in for an unknown one is written `{ placeholder: value }`. */
const MARK = 'placeholder'

/**
 * Takes the marks off.
 *
 * @returns The bare value, and the paths of the fields that had a mark, for `valueAt`.
 * @example withoutMarks({ fee: { placeholder: 400 } }) // { value: { fee: 400 }, marked: ['fee'] }
 */
export function withoutMarks(value: unknown): { value: unknown; marked: string[] } {
  const marked: string[] = []
  const unmarked = eachPart(value, (held, path) => {
    if (!isRecord(held) || !(MARK in held) || Object.keys(held).length > 1) return held
    marked.push(path)
    return held[MARK]
  })
  return { value: unmarked, marked }
}

/** Puts a mark on the value at each of these paths. */
export function withMarks(value: unknown, marked: readonly string[]): unknown {
  return eachPart(value, (held, path) => (marked.includes(path) ? { [MARK]: held } : held))
}

/** Copies a value with each of its parts changed, the innermost first. */
function eachPart(
  value: unknown,
  change: (held: unknown, path: string) => unknown,
  path = '',
): unknown {
  const inside = (held: unknown, name: string) =>
    eachPart(held, change, path ? `${path}.${name}` : name)
  let changed = value
  if (Array.isArray(value)) changed = value.map((held, i) => inside(held, ownId(held) ?? String(i)))
  else if (isRecord(value))
    changed = Object.fromEntries(
      Object.entries(value).map(([name, held]) => [name, inside(held, name)]),
    )
  return change(changed, path)
}

/** The value at a path such as `offers.session.price`: items of lists go by their ids or, without any, by index. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => {
    if (Array.isArray(held)) return held.find((entry, i) => (ownId(entry) ?? String(i)) === name)
    return isRecord(held) ? held[name] : undefined
  }, value)
}

function ownId(value: unknown): string | undefined {
  return isRecord(value) && 'id' in value ? String(value['id']) : undefined
}

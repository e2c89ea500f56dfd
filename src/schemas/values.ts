/**
 * Whether two values that JSON can hold are the same, whatever the order of keys.
 *
 * @example isSame({ a: 1, b: 2 }, { b: 2, a: 1 }) // true
 */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => compare(a, b)))
      : held,
  )
}

/** Whether a value is an object, and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a function returns; undefined where it throws. */
export function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Memoises a function of an object that never changes; what it returns is kept as long as the object is. */
export function memoised<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const cache = new WeakMap<Given, Made>()
  return (given) => {
    const known = cache.get(given)
    if (known !== undefined) return known
    const made = make(given)
    cache.set(given, made)
    return made
  }
}

/** For `sort`: texts by their UTF-16 code units, the same on every machine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Spaces, and characters that show nothing, such as the direction marks of some keyboards. */
const BLANK = /^[\s\u2800\ufffc\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a text has nothing visible in it; a question then counts as none. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

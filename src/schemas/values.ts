/** Whether two values that JSON can hold are the same; the order of keys does not matter. */
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

/** Whether a value has names and values of its own. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The order of texts by their characters, which is the same on every machine. */
export const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

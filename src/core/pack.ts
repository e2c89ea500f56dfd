/**
 * Data with maps, sets and typed arrays as JSON, for what a build leaves to a server. Unlike V8's own
 * format, the same data is the same bytes, and every version reads it.
 */

/** The key that marks what JSON has no form for. */
const KIND = '$kind'

type Packed =
  | { [KIND]: 'Map'; keys: unknown[]; values: unknown[] }
  | { [KIND]: 'Set'; values: unknown[] }
  | { [KIND]: 'Int32Array' | 'Float64Array'; values: number[] }

/**
 * Writes data as JSON; what JSON leaves out, such as undefined fields, is left out here too.
 *
 * @throws {TypeError} When an object has the key that marks the others.
 */
export function pack(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (KIND in value) throw new TypeError(`An object has the key ${KIND}.`)
    return packed(value) ?? value
  })
}

/** Reads what `pack` wrote. */
export function unpack(text: string): unknown {
  return restored(JSON.parse(text))
}

function packed(value: object): Packed | undefined {
  if (value instanceof Map)
    return { [KIND]: 'Map', keys: [...value.keys()], values: [...value.values()] }
  if (value instanceof Set) return { [KIND]: 'Set', values: [...value] }
  if (value instanceof Int32Array) return { [KIND]: 'Int32Array', values: [...value] }
  if (value instanceof Float64Array) return { [KIND]: 'Float64Array', values: [...value] }
  return undefined
}

/** Restores in place, since nearly all of the data is as it was. */
function restored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return restoredList(value)
  if (KIND in value) return unpacked(value as Packed)
  const record = value as Record<string, unknown>
  for (const key in record) if (typeof record[key] === 'object') record[key] = restored(record[key])
  return value
}

function restoredList(list: unknown[]): unknown[] {
  for (let i = 0; i < list.length; i += 1)
    if (typeof list[i] === 'object') list[i] = restored(list[i])
  return list
}

function unpacked(value: Packed): unknown {
  switch (value[KIND]) {
    case 'Map': {
      const map = new Map<unknown, unknown>()
      const values = restoredList(value.values)
      restoredList(value.keys).forEach((key, i) => map.set(key, values[i]))
      return map
    }
    case 'Set':
      return new Set(restoredList(value.values))
    case 'Int32Array':
      return new Int32Array(value.values)
    case 'Float64Array':
      return new Float64Array(value.values)
  }
}

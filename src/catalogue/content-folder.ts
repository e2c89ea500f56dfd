import { readdir } from 'node:fs/promises'

/** The names in a folder that end so, in order, without those that systems hide; none where there is no such folder. */
export async function namesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending) && !name.startsWith('.')).sort()
}

/** The entry that a file belongs to: `parking` for parking.txt and parking.ar.txt. */
export const idOf = (name: string) => name.split('.')[0] ?? ''

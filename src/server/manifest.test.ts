import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { digestOf, MANIFEST_FILE, readBuild } from './manifest.ts'

it('reads files by whatever name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const names = ['price list #1.txt', 'what?.txt', '100 %.txt', 'מחירון.txt']
  for (const name of names) writeFileSync(join(folder, name), name)
  const files = Object.fromEntries(names.map((name) => [name, digestOf(Buffer.from(name))]))
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ siteUrl: '', sources: '', files }))
  const read = readBuild(pathToFileURL(`${folder}/`)).files
  expect([...read].map(([name, bytes]) => [name, bytes.toString()])).toEqual(
    names.map((name) => [name, name]),
  )
  rmSync(folder, { recursive: true })
})

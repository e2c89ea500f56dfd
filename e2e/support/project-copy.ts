import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a build is made of. */
const SOURCES = [
  'content',
  'examples',
  'src',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** A copy of the project whose content may be changed and spoiled. */
export interface ProjectCopy {
  folder: string
  /** Changes a file; an edit that changes nothing is a mistake in the test. */
  edit: (file: string, change: (text: string) => string) => void
  remove: () => void
}

/** Copies the sources into a temporary folder, which shares the installed packages. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'))
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    edit: (file, change) => {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`${file} was not changed`)
      writeFileSync(path, after)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

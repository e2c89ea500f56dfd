import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepFewExamples } from '../../src/catalogue/testing/few-examples.ts'
import { overlaid } from '../../src/cli/new/fill-template.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Sources of a build. */
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

/** Caches in node_modules of one folder's sources; copies must not share them. */
const OWN_CACHES = ['.vite', '.vite-temp', '.cache']

/** Cached models. */
const MODELS = 'node_modules/.cache/practice-site'

/** A copy of the project, whose files tests may change. */
export interface ProjectCopy {
  folder: string
  /** Changes a file; throws if nothing changes. */
  edit: (file: string, change: (text: string) => string) => void
  remove: () => void
}

/** Files of content/ that are the same for all practices: helplines, and pages for developers. */
const SHARED_CONTENT = [
  'helplines.yaml',
  ...['developers', 'connect', 'reference'].map((page) => `pages/${page}.md`),
]

export interface CopyOptions {
  /** A folder whose content replaces the sample's. Its site.yaml has only its own words, and is merged as by `npm run new`. */
  practice?: string
  /** Further files and folders to copy. */
  also?: readonly string[]
  /** Whether to leave out most examples, so that training takes a second. */
  fewExamples?: boolean
}

/** Copies sources and cached models into a temporary folder, and links the installed packages. */
export function copyProject({ practice, also = [], fewExamples }: CopyOptions = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'))
  for (const name of [...SOURCES, ...also])
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!OWN_CACHES.includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  cpSync(join(ROOT, MODELS), join(folder, MODELS), { recursive: true })
  if (practice) {
    rmSync(join(folder, 'content'), { recursive: true })
    cpSync(join(ROOT, practice), join(folder, 'content'), { recursive: true })
    for (const name of SHARED_CONTENT)
      cpSync(join(ROOT, 'content', name), join(folder, 'content', name))
    const [present, own] = ['content', practice].map((from) =>
      readFileSync(join(ROOT, from, 'site.yaml'), 'utf8'),
    ) as [string, string]
    writeFileSync(join(folder, 'content/site.yaml'), overlaid(present, own))
  }
  if (fewExamples) keepFewExamples(folder)
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

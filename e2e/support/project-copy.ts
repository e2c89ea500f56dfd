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

/** What is remembered of one folder's sources, in node_modules: two servers would confuse each other. */
const OWN_CACHES = ['.vite', '.vite-temp', '.cache']

/** The models that were learned of the project's examples. */
const MODELS = 'node_modules/.cache/practice-site'

/** A copy of the project whose content may be changed and spoiled. */
export interface ProjectCopy {
  folder: string
  /** Changes a file; an edit that changes nothing is a mistake in the test. */
  edit: (file: string, change: (text: string) => string) => void
  remove: () => void
}

/** Of content/, what is not one practice's: the country's helplines, and how programs ask any of them. */
const SHARED_CONTENT = [
  'helplines.yaml',
  ...['developers', 'connect', 'reference'].map((page) => `pages/${page}.md`),
]

export interface CopyOptions {
  /**
   * A folder below the project whose content takes the place of the sample's. Its site.yaml has its own words
   * only, and is laid over the sample's as by `npm run new`.
   */
  practice?: string
  /** Further files and folders to copy. */
  also?: readonly string[]
  /** Whether most examples are left out, so that learning anew takes a second. */
  fewExamples?: boolean
}

/** Copies the sources into a temporary folder, which shares the installed packages and begins with the models. */
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

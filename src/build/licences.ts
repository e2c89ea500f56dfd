/** The licences of what others wrote and a build brings along, beside it. */
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'

/** What the fonts of pages come from. */
const FONTS = ['assistant', 'source-sans-3', 'vazirmatn']

/** The texts of licences and notices, by their names in a package. */
const TEXTS = /^(licen[cs]e|copying|notice)/i

/**
 * Finds the packages whose code a build of the server takes in. Vite has a file of its own for this
 * (`build.license`), which Astro leaves out of servers.
 *
 * @returns The plugin that finds them, and their folders, once the server is built.
 */
export function findBundledPackages(): { plugin: Plugin; folders: ReadonlySet<string> } {
  const folders = new Set<string>()
  return {
    folders,
    plugin: {
      name: 'practice:bundled-packages',
      generateBundle(_options, bundle) {
        if (this.environment.name !== 'ssr') return
        for (const chunk of Object.values(bundle))
          for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
            const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? []
            // Others are modules that Astro made up.
            if (folder && isAbsolute(folder)) folders.add(folder)
          }
      },
    },
  }
}

/**
 * Writes the licences of packages into one file, sorted by their names.
 *
 * @param folders Of the packages.
 * @throws {Error} Naming a package that says nothing of its licence.
 */
export async function writeLicences(folders: Iterable<string>, file: URL): Promise<void> {
  const parts = await Promise.all([...folders].map(describe))
  const title = '# Licences of the packages that are part of this server\n'
  await writeFile(file, [title, ...new Set(parts.sort())].join('\n'))
}

/** Puts the licences of the fonts (OFL 1.1, 2) beside them, where clients find them. */
export async function copyFontLicences(client: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const font of FONTS)
    await copyFile(
      resolve(`@fontsource-variable/${font}/LICENSE`),
      join(client, '_astro', `${font}-LICENSE.txt`),
    )
}

async function describe(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const names = (await readdir(folder)).filter((each) => TEXTS.test(each)).sort()
  const texts = await Promise.all(names.map((each) => readFile(join(folder, each), 'utf8')))
  if (!license && texts.length === 0) throw new Error(`${name} says nothing of its licence.`)
  return [`## ${name} ${version}: ${license ?? 'see below'}\n`, ...texts].join('\n')
}

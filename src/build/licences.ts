/** Writes the licences of the packages and fonts that a build contains. */
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'

const FONTS = ['assistant', 'source-sans-3', 'vazirmatn']

/** Names of the files with licences and notices in a package. */
const LICENCE_FILES = /^(licen[cs]e|copying|notice)/i

/**
 * Finds the packages that are bundled into the server. Vite's own option (`build.license`) has no effect on Astro's
 * server build.
 *
 * @returns The plugin that finds them, and their folders, which are complete once the server is built.
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
            // Virtual modules have no absolute path.
            if (folder && isAbsolute(folder)) folders.add(folder)
          }
      },
    },
  }
}

/**
 * Writes the licences of packages into one file, sorted by their names.
 *
 * @param folders The folders of the packages.
 * @throws {Error} For a package without a licence.
 */
export async function writeLicences(folders: Iterable<string>, file: URL): Promise<void> {
  const parts = await Promise.all([...folders].map(describe))
  const title = '# Licences of the packages that are part of this server\n'
  await writeFile(file, [title, ...new Set(parts.sort())].join('\n'))
}

/** Copies the licences of the fonts beside them, as OFL 1.1 (condition 2) demands. */
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
  const names = (await readdir(folder)).filter((each) => LICENCE_FILES.test(each)).sort()
  const texts = await Promise.all(names.map((each) => readFile(join(folder, each), 'utf8')))
  if (!license && texts.length === 0) throw new Error(`${name} says nothing of its licence.`)
  return [`## ${name} ${version}: ${license ?? 'see below'}\n`, ...texts].join('\n')
}

import { copyFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressFiles } from './compress.ts'
import { sourceDigest } from './digest.ts'
import { addEditor } from './editor.ts'
import { copyFontLicence, findBundledPackages, writeLicences } from './licences.ts'
import { LOCK_FILE, lockBuild } from './lock.ts'
import { ownColours } from './own-colours.ts'
import { separatePublicFiles } from './public-files.ts'
import { relearnInDevelopment } from './relearn-in-development.ts'
import { currentModelFile } from '../search/model-file.ts'
import { modelFileName } from '../search/model.ts'
import { serveInDevelopment } from './serve-in-development.ts'
import { REPORT_FILE, reportContent } from './report.ts'
import { removeStamp, stamp } from './stamp.ts'

/**
 * Astro puts a random key into each build, for the properties of server islands. There are none, and two
 * builds of the same sources should be the same bytes.
 */
const NO_SECRET = Buffer.alloc(32).toString('base64')

/** Pages that exist for the build alone. */
const BUILD_ROUTES = [
  { pattern: '/api/v1/[read]', entrypoint: new URL('routes/read.ts', import.meta.url) },
  { pattern: `/${REPORT_FILE}`, entrypoint: new URL('routes/content-report.ts', import.meta.url) },
]

/** The server brings its packages along: it starts sooner, and runs where there are none. */
const BUNDLED = { environments: { ssr: { resolve: { noExternal: true as const } } } }

/** Their licences stand beside it. */
const LICENCES = 'server/LICENSES.md'

export interface BuildOptions {
  /** Origin that the build is made for. */
  siteUrl: string
  /** Build for a public host although placeholders remain. */
  allowPlaceholders: boolean
  /** Where the owner's editor saves; without it a build has none. */
  editor: string | undefined
}

/**
 * The Node adapter with this project's own server as its entry, and what follows a build: the report on
 * the content, compressed copies, and a manifest that says what it was made of and what it holds. One build of
 * a project runs at a time.
 *
 * @param adapter The adapter's integration, in middleware mode.
 */
export function practiceBuild(adapter: AstroIntegration, options: BuildOptions): AstroIntegration {
  const { hooks } = adapter
  const packages = findBundledPackages()
  let command = ''
  let publicFolder = ''
  let sources = ''
  let dist: URL
  return {
    ...adapter,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        command = setup.command
        process.env['ASTRO_KEY'] ??= NO_SECRET
        setup.updateConfig({ vite: { plugins: [ownColours()] } })
        if (command === 'build') {
          for (const route of BUILD_ROUTES) setup.injectRoute(route)
          setup.updateConfig({ vite: { ...BUNDLED, plugins: [packages.plugin] } })
          await lockBuild(() =>
            setup.logger.info(`Another build is under way (${LOCK_FILE}): this one waits.`),
          )
          sources = await sourceDigest()
        }
        if (command === 'dev')
          setup.updateConfig({ vite: { plugins: [serveInDevelopment(options.siteUrl)] } })
        // Development has an editor unless it is told not to, a build only when it is told to.
        const { editor = command === 'dev' ? 'local' : 'none' } = options
        if (editor !== 'none') addEditor(setup)
        return hooks['astro:config:setup']?.(setup)
      },
      'astro:route:setup': ({ route }) => {
        // A prerendered document would see neither a validator nor HEAD in development. Of pictures, getStaticPaths
        // says which there are, and only what is prerendered asks it.
        const isDocument = /^src\/pages\/([^[]+|.*\.md)\.ts$/.test(route.component)
        if (command === 'dev' && isDocument) route.prerender = false
      },
      'astro:server:setup': ({ server, logger }) => {
        // Tests and tools start a server of this kind too, and ask it for modules alone.
        if (command === 'dev' && !process.env['VITEST']) relearnInDevelopment(server, logger)
      },
      'astro:config:done': (done) => {
        publicFolder = fileURLToPath(done.config.publicDir)
        dist = done.config.outDir
        return hooks['astro:config:done']?.({
          ...done,
          setAdapter: (settings) => {
            done.setAdapter({
              ...settings,
              serverEntrypoint: new URL('../server/entry.ts', import.meta.url),
            })
          },
        })
      },
      'astro:build:start': async (start) => {
        await hooks['astro:build:start']?.(start)
        await removeStamp(dist)
      },
      'astro:build:done': async (done) => {
        await hooks['astro:build:done']?.(done)
        const client = fileURLToPath(done.dir)
        await reportContent(client, options, done.logger)
        for (const name of ['search', 'situations'] as const)
          await copyFile(
            await currentModelFile(name),
            new URL(`../server/${modelFileName(name)}`, done.dir),
          )
        const served = fileURLToPath(new URL('../public', done.dir))
        await separatePublicFiles(publicFolder, client, served)
        await copyFontLicence(client)
        await writeLicences(packages.folders, new URL(LICENCES, dist))
        await Promise.all([compressFiles(client), compressFiles(served)])
        if ((await sourceDigest()) !== sources)
          throw new Error('The sources changed while they were built: build again.')
        await stamp(dist, { siteUrl: options.siteUrl, editor: options.editor, sources })
      },
    },
  }
}

import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'
import { readContent } from '../catalogue/read-content.ts'
import { compressFiles } from './compress.ts'
import { removeManifest, sourceDigest, writeManifest } from './manifest.ts'
import { addEditor } from './editor.ts'
import { copyFontLicences, findBundledPackages, writeLicences } from './licences.ts'
import { learnWhileBundling } from './learn-while-bundling.ts'
import { LOCK_FILE, lockBuild } from './lock.ts'
import { ownColours } from './own-colours.ts'
import { separatePublicFiles } from './public-files.ts'
import { relearnInDevelopment } from './relearn-in-development.ts'
import { EDITOR_PATH, QUESTIONS_PATH } from '../catalogue/urls.ts'
import { serveInDevelopment } from './serve-in-development.ts'
import { isRefused, reportContent } from './report.ts'
import { tellMistakes } from './tell-mistakes.ts'

/**
 * Astro puts a random key into each build, for server islands. This site has none, and two builds of the same sources
 * should have the same bytes.
 */
const NO_SECRET = Buffer.alloc(32).toString('base64')

/** Shows mistakes in the content on every page of development. */
const PANEL = '/src/editor/show-mistakes.ts'

const SERVER_ENTRY = new URL('../server/entry.ts', import.meta.url)

/** Builds have their own cache: one that finds mistakes empties it, which would leave development without content. */
const OWN_CACHE = new URL('../../.astro/build/', import.meta.url)

/** Bundles packages into the server, which then starts sooner and needs no node_modules. */
const BUNDLED = { environments: { ssr: { resolve: { noExternal: true as const } } } }

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
 * The Node adapter with this project's own server as its entry, and with steps after a build: the report on the
 * content, licences, compressed copies, and the manifest of its sources and files. One build of a project runs at a
 * time.
 *
 * @param adapter The adapter's integration, in middleware mode.
 */
export function practiceBuild(adapter: AstroIntegration, options: BuildOptions): AstroIntegration {
  const { hooks } = adapter
  const packages = findBundledPackages()
  let command = ''
  let sources = ''
  let config: AstroConfig
  return {
    ...adapter,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        command = setup.command
        process.env['ASTRO_KEY'] ??= NO_SECRET
        setup.updateConfig({ vite: { plugins: [ownColours()] } })
        if (command === 'build') {
          await lockBuild(() =>
            setup.logger.info(`Another build is under way (${LOCK_FILE}): this one waits.`),
          )
          sources = await sourceDigest()
          const learning = learnWhileBundling(() => config.build.server)
          setup.updateConfig({
            cacheDir: OWN_CACHE,
            vite: { ...BUNDLED, plugins: [packages.plugin, learning] },
          })
        }
        if (command === 'dev')
          setup.updateConfig({
            vite: { plugins: [serveInDevelopment(options.siteUrl), tellMistakes()] },
          })
        if (command === 'dev') setup.injectScript('page', `import ${JSON.stringify(PANEL)}`)
        // The editor is on in development and off in builds, unless the option says otherwise.
        const { editor = command === 'dev' ? 'local' : 'none' } = options
        if (editor !== 'none') addEditor(setup)
        return hooks['astro:config:setup']?.(setup)
      },
      'astro:server:setup': ({ server, logger }) => {
        // Vitest starts such a server too, only to load modules.
        if (command === 'dev' && !process.env['VITEST']) relearnInDevelopment(server, logger)
      },
      'astro:server:start': ({ address, logger }) => {
        const at = `http://127.0.0.1:${address.port}`
        logger.info(`Edit at ${at}${EDITOR_PATH}, try questions at ${at}${QUESTIONS_PATH}`)
      },
      'astro:config:done': (done) => {
        config = done.config
        return hooks['astro:config:done']?.({
          ...done,
          setAdapter: (settings) =>
            done.setAdapter({ ...settings, serverEntrypoint: SERVER_ENTRY }),
        })
      },
      'astro:build:start': async (start) => {
        await hooks['astro:build:start']?.(start)
        await removeManifest(config.outDir)
        const { content, problems } = await readContent(fileURLToPath(config.root), {
          examples: false,
        })
        // Now rather than after a minute of building; mistakes are told by the loader of the content.
        if (content && problems.length === 0 && isRefused(content, options))
          reportContent(content, options, start.logger)
      },
      'astro:build:done': async (done) => {
        await hooks['astro:build:done']?.(done)
        const { root, publicDir, outDir } = config
        const { content } = await readContent(fileURLToPath(root), { examples: false })
        if (content) reportContent(content, options, done.logger)
        const client = fileURLToPath(done.dir)
        const served = fileURLToPath(new URL('public', outDir))
        await separatePublicFiles(fileURLToPath(publicDir), client, served)
        await copyFontLicences(client)
        await writeLicences(packages.folders, new URL(LICENCES, outDir))
        await Promise.all([compressFiles(client), compressFiles(served)])
        if ((await sourceDigest()) !== sources)
          throw new Error('The sources changed while they were built: build again.')
        await writeManifest(outDir, { siteUrl: options.siteUrl, editor: options.editor, sources })
      },
    },
  }
}

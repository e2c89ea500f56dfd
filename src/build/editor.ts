import { fileURLToPath } from 'node:url'
import type { HookParameters } from 'astro'
import type { Plugin } from 'vite'
import { EDITOR_PATH } from '../catalogue/urls.ts'

const HEBREW = fileURLToPath(new URL('../editor/hebrew.json', import.meta.url))

/** Where the package lists its languages, and where it loads the first of them. */
const LANGUAGES = /`ar,bg,[^`]*`/
const LOADERS = /\{ar:\(\)=>/

/** What the package brings that no form here needs: other languages, colours of code, maps. */
const UNUSED = /^(\.\.\/locales\/|@shikijs\/|leaflet\/|terra-draw|svgo\/)/
const NOTHING = '\0practice:nothing'

/** Adds the owner's editor to the site. */
export function addEditor(setup: HookParameters<'astro:config:setup'>): void {
  setup.injectRoute({
    pattern: EDITOR_PATH,
    entrypoint: new URL('../editor/Editor.astro', import.meta.url),
  })
  setup.updateConfig({
    vite: {
      plugins: [adaptEditor()],
      // Put together beforehand, in development, the package would not pass the plugin.
      optimizeDeps: { exclude: ['@sveltia/cms'] },
    },
  })
}

/**
 * The package has no interface in Hebrew yet, and no way to be given one: this puts it in place of its other
 * languages, and leaves out what is not used.
 */
function adaptEditor(): Plugin {
  return {
    name: 'practice:adapt-editor',
    enforce: 'pre',
    resolveId: {
      filter: { id: UNUSED },
      handler: (_id, importer) => (importer?.includes('@sveltia/cms') ? NOTHING : undefined),
    },
    load: { filter: { id: /^\0practice:nothing$/ }, handler: () => 'export default {}' },
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
      handler: (code) => {
        const listed = replaceOnce(code, LANGUAGES, '`he`')
        const loader = `{he:()=>import(${JSON.stringify(HEBREW)}),ar:()=>`
        return { code: replaceOnce(listed, LOADERS, loader), map: null }
      },
    },
  }
}

/** @throws {Error} When a new version of the package says it in another way. */
function replaceOnce(code: string, pattern: RegExp, text: string): string {
  const count = code.match(new RegExp(pattern, 'g'))?.length ?? 0
  if (count !== 1) throw new Error(`@sveltia/cms has ${count} times ${pattern.source}, not once.`)
  return code.replace(pattern, () => text)
}

import { fileURLToPath } from 'node:url'
import type { HookParameters } from 'astro'
import type { Plugin } from 'vite'
import { readContent } from '../catalogue/read-content.ts'
import { EDITOR_PATH } from '../catalogue/urls.ts'
import { cmsLocale } from '../editor/config.ts'

const HEBREW_WORDS = fileURLToPath(new URL('../editor/hebrew.json', import.meta.url))

/** Where the package lists its languages, and where it loads the first of them. */
const LANGUAGES = /`ar,bg,[^`]*`/
const LOADERS = /\{ar:\(\)=>/

/** Fonts that it would fetch from elsewhere, beside the same ones of its own. */
const DISTANT_FONTS = /url\(https:\/\/cdn\.[^)]*\)(\s*format\([^)]*\))?/g

/** What the package brings that no form here needs: languages that no site is in, colours of code, maps. */
const UNUSED = /^(\.\.\/locales\/(?!(?:ar|ru)\.json)|@shikijs\/|leaflet\/|terra-draw|svgo\/)/
const EMPTY_MODULE = '\0practice:nothing'

/**
 * How it finds the values of a form, to tell whether one changed. A field that shows a list puts an empty one where
 * the file has none, and would make every form that is opened a changed one.
 */
const FORM_VALUES = /!\w+\.test\((\w+)\)&&(\w+)\[\1\]!==void 0/
const FORM_VALUES_BUT_EMPTY = '$&&&$2[$1]?.length!==0'

/** By which it knows that it was given the right folder. Whoever downloaded the project has no repository. */
const REPOSITORY_MARK = /(\w+\.getDirectoryHandle\()`\.git`\)/
const PROJECT_MARK = '$1`content`)'

/** Packages that it loads when it needs them. */
const LAZY = ['exifr/dist/lite.esm.mjs', 'turndown/lib/turndown.browser.es.js'].map(
  (name) => `@sveltia/cms > ${name}`,
)

export function addEditor(setup: HookParameters<'astro:config:setup'>): void {
  setup.injectRoute({
    pattern: EDITOR_PATH,
    entrypoint: new URL('../editor/Editor.astro', import.meta.url),
    prerender: true,
  })
  setup.updateConfig({
    vite: {
      plugins: [adaptEditor()],
      // Prebundled by Vite, the package would bypass the plugin above.
      optimizeDeps: {
        exclude: ['@sveltia/cms'],
        // Found while the editor is open, they would make it load anew.
        include: ['yaml', 'zod', '@sveltia/cms > immutable', ...LAZY],
      },
    },
  })
}

/**
 * The package has no interface in Hebrew yet, and no way to be given one: this puts it beside those of its languages
 * that a site may be in, and leaves out what is not used.
 */
function adaptEditor(): Plugin {
  return {
    name: 'practice:adapt-editor',
    enforce: 'pre',
    resolveId: {
      filter: { id: UNUSED },
      handler: (_id, importer) => (importer?.includes('@sveltia/cms') ? EMPTY_MODULE : undefined),
    },
    load: { filter: { id: /^\0practice:nothing$/ }, handler: () => 'export default {}' },
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
      handler: async (source) => {
        // Of several it would offer its user another.
        const { language } = await readContent('.')
        const listed = replaceOnce(source, LANGUAGES, `\`${cmsLocale(language)}\``)
        const loader = `{he:()=>import(${JSON.stringify(HEBREW_WORDS)}),ar:()=>`
        const spoken = replaceOnce(listed, LOADERS, loader).replace(DISTANT_FONTS, 'local(none)')
        const valued = replaceOnce(spoken, FORM_VALUES, FORM_VALUES_BUT_EMPTY)
        return { code: replaceOnce(valued, REPOSITORY_MARK, PROJECT_MARK), map: null }
      },
    },
  }
}

/** @throws {Error} When a new version of the package says it in another way. */
function replaceOnce(code: string, pattern: RegExp, text: string): string {
  const count = code.match(new RegExp(pattern, 'g'))?.length ?? 0
  if (count !== 1) throw new Error(`@sveltia/cms has ${count} times ${pattern.source}, not once.`)
  return code.replace(pattern, text)
}

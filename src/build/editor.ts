import { fileURLToPath } from 'node:url'
import type { HookParameters } from 'astro'
import type { Plugin } from 'vite'
import { PROJECT } from '../catalogue/plain-files.ts'
import { readContent } from '../catalogue/read-content.ts'
import { EDITOR_PATH } from '../catalogue/urls.ts'
import { cmsLocale } from '../editor/config.ts'

const HEBREW_WORDS = fileURLToPath(new URL('../editor/hebrew.json', import.meta.url))

/** The package's list of its languages, and the place where it loads the first of them. */
const LANGUAGES = /`ar,bg,[^`]*`/
const LOADERS = /\{ar:\(\)=>/

/** Fonts that it would fetch from a CDN, though it has the same ones itself. */
const DISTANT_FONTS = /url\(https:\/\/cdn\.[^)]*\)(\s*format\([^)]*\))?/g

/** Modules of the package that no form here needs: other languages, highlighting of code, maps, drawings. */
const UNUSED = /^(\.\.\/locales\/(?!(?:ar|ru)\.json)|@shikijs\/|leaflet\/|terra-draw|svgo\/)/
const EMPTY_MODULE = '\0practice:nothing'

/**
 * How it collects the values of a form to tell whether any changed. A list field adds an empty list where the file has
 * none, so that every opened form would count as changed; empty values are left out.
 */
const FORM_VALUES = /!\w+\.test\((\w+)\)&&(\w+)\[\1\]!==void 0/
const FORM_VALUES_BUT_EMPTY = '$&&&$2[$1]?.length!==0'

/** It recognises the project's folder by `.git`, which a downloaded project lacks; here by `content`. */
const REPOSITORY_MARK = /(\w+\.getDirectoryHandle\()`\.git`\)/
const PROJECT_MARK = '$1`content`)'

/** Packages that it loads only when it needs them. */
const LAZY_PACKAGES = ['exifr/dist/lite.esm.mjs', 'turndown/lib/turndown.browser.es.js'].map(
  (name) => `@sveltia/cms > ${name}`,
)

/** Adds the editor's route, and the plugin that adapts the CMS. */
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
        // If Vite discovered these while the editor is open, it would reload the page.
        include: ['yaml', 'zod', '@sveltia/cms > immutable', ...LAZY_PACKAGES],
      },
    },
  })
}

/** Adds a Hebrew interface to the CMS, which has none and no way to add one, and leaves out what is not used. */
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
        // Only the site's language: with several, the CMS would offer a choice.
        const { language } = await readContent(PROJECT)
        const listed = replaceOnce(source, LANGUAGES, `\`${cmsLocale(language)}\``)
        const loader = `{he:()=>import(${JSON.stringify(HEBREW_WORDS)}),ar:()=>`
        const spoken = replaceOnce(listed, LOADERS, loader).replace(DISTANT_FONTS, 'local(none)')
        const valued = replaceOnce(spoken, FORM_VALUES, FORM_VALUES_BUT_EMPTY)
        return { code: replaceOnce(valued, REPOSITORY_MARK, PROJECT_MARK), map: null }
      },
    },
  }
}

/** @throws {Error} When the pattern does not match exactly once, as it may not in a new version of the package. */
function replaceOnce(code: string, pattern: RegExp, text: string): string {
  const count = code.match(new RegExp(pattern, 'g'))?.length ?? 0
  if (count !== 1) throw new Error(`@sveltia/cms has ${count} times ${pattern.source}, not once.`)
  return code.replace(pattern, text)
}

import type { CmsConfig } from '@sveltia/cms'
import { COLLECTIONS, COLLECTION_NAMES } from '../catalogue/raw.ts'
import { cmsLocale, editorConfig, type EditorSettings } from './config.ts'
import { readIn } from './labels.ts'
import { formatName, formatOf, textFormat } from './formats.ts'

const settings = JSON.parse(
  document.getElementById('editor-settings')?.textContent ?? '',
) as EditorSettings
const { language } = settings
readIn(language)

const locale = cmsLocale(language)

/** The CMS's key for preferences in local storage; the site's language is set there. */
const PREFERENCES = 'sveltia-cms.prefs'
const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
localStorage.setItem(PREFERENCES, JSON.stringify({ ...held, locale }))

// Imported only now, since the CMS reads its preferences as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms')
for (const name of COLLECTION_NAMES) {
  const ending = COLLECTIONS[name].form === 'folder' ? 'md' : 'yaml'
  CMS.registerCustomFormat(formatName(name), ending, formatOf(name))
}
CMS.registerCustomFormat('examples', 'txt', textFormat)

const config = editorConfig(settings)
// Without undefined fields, which the CMS's validation would reject.
await CMS.init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig })

// Vite reloads pages when the content changes. Here that would be after each save, and lose other unsaved changes; a
// reload of another path is ignored.
import.meta.hot?.on('vite:beforeFullReload', (reload) => (reload.path = 'another.html'))

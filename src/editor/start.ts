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

/** Where the editor keeps what its user prefers; it speaks the language of the site. */
const PREFERENCES = 'sveltia-cms.prefs'
const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
localStorage.setItem(PREFERENCES, JSON.stringify({ ...held, locale }))

// The CMS looks for that as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms')
for (const name of COLLECTION_NAMES) {
  const ending = COLLECTIONS[name].form === 'folder' ? 'md' : 'yaml'
  CMS.registerCustomFormat(formatName(name), ending, formatOf(name))
}
CMS.registerCustomFormat('examples', 'txt', textFormat)

const config = editorConfig(settings)
// The CMS checks what JSON can hold: a field whose value is undefined it would not understand.
await CMS.init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig })

// Development opens every page anew when the content has changed. Here that would be after each save, and what else
// is being written would be gone: Vite asks for another page in vain.
import.meta.hot?.on('vite:beforeFullReload', (reload) => (reload.path = 'another.html'))

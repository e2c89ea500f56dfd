import type { CmsConfig } from '@sveltia/cms'
import { COLLECTIONS, COLLECTION_NAMES } from '../catalogue/raw.ts'
import { editorConfig, type EditorSettings } from './config.ts'
import { formatName, formatOf, textFormat } from './formats.ts'

/** Where the editor keeps what its user prefers; without a language of theirs it speaks Hebrew. */
const PREFERENCES = 'sveltia-cms.prefs'
const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'he', ...held }))

// The CMS looks for that as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms')
for (const name of COLLECTION_NAMES) {
  const ending = COLLECTIONS[name].form === 'folder' ? 'md' : 'yaml'
  CMS.registerCustomFormat(formatName(name), ending, formatOf(name))
}
CMS.registerCustomFormat('examples', 'txt', textFormat)

const settings = document.getElementById('editor-settings')?.textContent ?? ''
const config = editorConfig(JSON.parse(settings) as EditorSettings)
// The CMS checks what JSON can hold: a field whose value is undefined it would not understand.
await CMS.init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig })

// Development opens every page anew when the content has changed. Here that would be after each save, and what else
// is being written would be gone: Vite asks for another page in vain.
import.meta.hot?.on('vite:beforeFullReload', (reload) => (reload.path = 'another.html'))

import CMS from '@sveltia/cms'
import { editorConfig } from './config.ts'
import type { EditorSettings } from './config.ts'
import { EDITABLE } from './editable.ts'
import { formatOf, textFormat } from './formats.ts'

/** Where the editor keeps what its user prefers; without a language of theirs it speaks Hebrew. */
const PREFERENCES = 'sveltia-cms.prefs'

preferHebrew()
for (const editable of Object.values(EDITABLE))
  CMS.registerCustomFormat(
    editable.name,
    'isMarkdown' in editable ? 'md' : 'yaml',
    formatOf(editable),
  )
CMS.registerCustomFormat('examples', 'txt', textFormat)

const settings = document.getElementById('editor-settings')?.textContent ?? ''
await CMS.init({ config: editorConfig(JSON.parse(settings) as EditorSettings) })

function preferHebrew(): void {
  const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'he', ...held }))
}

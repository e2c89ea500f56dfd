import type { CmsConfig } from '@sveltia/cms'
import { editorConfig } from './config.ts'
import type { EditorSettings } from './config.ts'
import type { EditableName } from './editable.ts'
import { EDITABLE, formatName, isMarkdown } from './editable.ts'
import { formatOf, textFormat } from './formats.ts'

/** Where the editor keeps what its user prefers; without a language of theirs it speaks Hebrew. */
const PREFERENCES = 'sveltia-cms.prefs'
const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'he', ...held }))

// It looks for that as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms')
for (const name of Object.keys(EDITABLE) as EditableName[])
  CMS.registerCustomFormat(formatName(name), isMarkdown(name) ? 'md' : 'yaml', formatOf(name))
CMS.registerCustomFormat('examples', 'txt', textFormat)

const settings = document.getElementById('editor-settings')?.textContent ?? ''
const config = editorConfig(JSON.parse(settings) as EditorSettings)
// It checks what JSON can hold: a field whose value is undefined it would not understand.
await CMS.init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig })

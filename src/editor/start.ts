// Before the editor itself, which looks for it at once.
import './prefer-hebrew.ts'
import CMS from '@sveltia/cms'
import { editorConfig } from './config.ts'
import type { EditorSettings } from './config.ts'
import { EDITABLE, formatName } from './editable.ts'
import { formatOf, textFormat } from './formats.ts'

for (const editable of Object.values(EDITABLE))
  CMS.registerCustomFormat(
    formatName(editable),
    'isMarkdown' in editable ? 'md' : 'yaml',
    formatOf(editable),
  )
CMS.registerCustomFormat('examples', 'txt', textFormat)

const settings = document.getElementById('editor-settings')?.textContent ?? ''
await CMS.init({ config: editorConfig(JSON.parse(settings) as EditorSettings) })

import type { Plugin } from 'vite'
import { colourStyles } from '../catalogue/colours.ts'
import { readContentFile } from '../catalogue/content-file.ts'
import { PROJECT, readPlainFile } from '../catalogue/plain-files.ts'
import { Look } from '../schemas/look.ts'

const LOOK_FILE = 'content/look.yaml'
const STYLE_SHEET = /\/website\/styles\/(?:common|site)\.css(\?|$)/

/**
 * Appends the owner's colours to site.css, and to common.css, which the page of help inlines. Wrong colours are left
 * out: the check of the content reports them.
 */
export function ownColours(): Plugin {
  return {
    name: 'practice:own-colours',
    enforce: 'pre',
    async transform(css, id) {
      if (!STYLE_SHEET.test(id) || id.includes('?url')) return
      this.addWatchFile(LOOK_FILE)
      const { bytes } = await readPlainFile(PROJECT, LOOK_FILE)
      const { data } = Look.safeParse(bytes && readContentFile(LOOK_FILE, bytes).data)
      return data?.colours && `${css}\n${colourStyles(data.colours)}`
    },
  }
}

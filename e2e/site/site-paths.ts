import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pagePaths, searchPath } from '../../src/catalogue/urls.ts'

const services = readdirSync(fileURLToPath(new URL('../../content/services', import.meta.url)))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ id: name.slice(0, -'.md'.length) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))

/** Every page that search engines know. */
export const PUBLIC_PATHS = pagePaths({ services })

export const ANSWERED = searchPath('כמה עולה פגישה')
export const DISTRESSED = searchPath('אני רוצה למות')
export const UNANSWERED = searchPath('מזג האוויר מחר')
export const TOO_LONG = searchPath('א'.repeat(2001))
const UNKNOWN = '/no-such-page'

/** Every page in every state that people can meet. */
export const ALL_PATHS = [...PUBLIC_PATHS, ANSWERED, DISTRESSED, UNANSWERED, TOO_LONG, UNKNOWN]

/** Pages where seconds count: nothing stands before help but the name and the way out. */
export const URGENT = ['/emergency', DISTRESSED, searchPath('בעלי מרביץ לי')]

/** A path as a test's name shows it. */
export const shown = (path: string) => decodeURIComponent(path).slice(0, 40)

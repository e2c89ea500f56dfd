import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pagePaths } from '../../src/catalogue/urls.ts'
import { searchPath } from '../support/search-path.ts'

/** Entries of a folder of the content, by the names of their files; a practice may have none. */
function entriesOf(name: string): { id: string }[] {
  const folder = fileURLToPath(new URL(`../../content/${name}`, import.meta.url))
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ id: file.slice(0, -'.md'.length) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Every page that search engines know. */
export const PUBLIC_PATHS = pagePaths({
  services: entriesOf('services'),
  doors: entriesOf('doors'),
  pages: Object.fromEntries(entriesOf('pages').map(({ id }) => [id, id])),
})

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

import type { Plugin, ViteDevServer } from 'vite'
import type { ContentProblem } from '../catalogue/content-error.ts'
import { inWords } from '../catalogue/mistakes.ts'
import { readContent } from '../catalogue/read-content.ts'
import { CONTENT_CHECKED, type ShownMistake } from '../editor/mistakes.ts'

/** Every command of the project runs in its folder. */
export const PROJECT = '.'

/** Files whose change may make a mistake, or mend one. */
const CHECKED_FOLDERS = /[/\\](content|examples|public)[/\\]/u

/** How long content must have kept still before it is read, in milliseconds: editors save in several steps. */
const QUIET_MS = 150

/** In development: tells whoever has a page open what is wrong with the content, after every change of it. */
export function tellMistakes(): Plugin {
  return {
    name: 'practice:tell-mistakes',
    configureServer: (server) => {
      let waiting: NodeJS.Timeout | undefined
      server.watcher.on('all', (_event, file) => {
        if (!CHECKED_FOLDERS.test(file)) return
        clearTimeout(waiting)
        waiting = setTimeout(() => void tell(server.ws), QUIET_MS)
      })
      server.ws.on(CONTENT_CHECKED, (_data, client: Client) => void tell(client))
    },
  }
}

/** Everybody, or one page. */
type Client = Pick<ViteDevServer['ws'], 'send'>

async function tell(client: Client): Promise<void> {
  client.send(CONTENT_CHECKED, await mistakesNow())
}

/** What is wrong with the content as it is now, for its owner. */
export async function mistakesNow(): Promise<ShownMistake[]> {
  return (await readContent(PROJECT)).problems.map(shown)
}

function shown({ file, line, field, got, ...what }: ContentProblem): ShownMistake {
  const { hebrew, example } = inWords(what, field)
  return { file, line, field, got, expected: hebrew, example: example.join('\n') }
}

/** The page in place of all others while there is no sound content to make them of; it waits for that. */
export const MISTAKES_PAGE = `<!doctype html>
<html lang="he" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>יש מה לתקן בתוכן</title>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/src/editor/show-mistakes.ts" data-alone></script>
  </head>
  <body>
    <h1>האתר מחכה לתוכן תקין</h1>
    <p>כשהכול יתוקן, הדף הזה ייפתח מעצמו. <a href="/admin">לעורך</a></p>
  </body>
</html>
`

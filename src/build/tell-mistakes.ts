import type { Plugin, ViteDevServer } from 'vite'
import type { ContentProblem } from '../catalogue/content-error.ts'
import { inWords } from '../catalogue/mistakes.ts'
import { PROJECT } from '../catalogue/plain-files.ts'
import { readContent } from '../catalogue/read-content.ts'
import { CONTENT_CHECKED, type ShownMistake, type ShownMistakes } from '../editor/mistakes.ts'
import { directionOf, type SiteLanguage } from '../schemas/language.ts'

const CHECKED_FOLDERS = /[/\\](content|examples|public)[/\\]/u

/** How long no content must have changed before it is read, in milliseconds: editors save in several steps. */
const QUIET_MS = 150

/** In development: sends the mistakes in the content to all open pages, after every change. */
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

/** All open pages, or one. */
type Client = Pick<ViteDevServer['ws'], 'send'>

async function tell(client: Client): Promise<void> {
  client.send(CONTENT_CHECKED, await mistakesNow())
}

/** Reads the content. Returns the mistakes in it, for its owner. */
export async function mistakesNow(): Promise<ShownMistakes> {
  const { problems, language } = await readContent(PROJECT)
  return { language, mistakes: problems.map((problem) => shown(problem, language)) }
}

function shown(
  { file, line, field, got, also = [], ...what }: ContentProblem,
  language: SiteLanguage,
): ShownMistake {
  const said = inWords(what, field, language)
  const example = said.example.join('\n')
  return { file, line, field, got, also, expected: said[language], example }
}

const WAITING: Readonly<
  Record<SiteLanguage, readonly [heading: string, text: string, editor: string]>
> = {
  he: ['האתר מחכה לתוכן תקין', 'כשהכול יתוקן, הדף הזה ייפתח מעצמו.', 'לעורך'],
  ar: ['الموقع ينتظر تصحيح محتواه', 'حين يُصحَّح كل شيء، ستُفتح هذه الصفحة تلقائيًا.', 'إلى المحرر'],
  ru: [
    'Сайт ждёт исправлений',
    'Когда всё будет исправлено, страница откроется сама.',
    'К редактору',
  ],
  en: [
    'The site is waiting for its content to be corrected',
    'Once everything is corrected, this page opens by itself.',
    'To the editor',
  ],
}

/** The page in place of all others while there is no sound content; it reloads once there is. */
export function mistakesPage(language: SiteLanguage): string {
  const [heading, text, editor] = WAITING[language]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading}</title>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/src/editor/show-mistakes.ts" data-alone></script>
  </head>
  <body>
    <h1>${heading}</h1>
    <p>${text} <a href="/admin">${editor}</a></p>
  </body>
</html>
`
}

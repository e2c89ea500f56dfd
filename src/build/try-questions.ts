import type { IncomingMessage } from 'node:http'
import type { CatalogueFaq } from '../catalogue/build.ts'
import { escapeHtml as text } from '../catalogue/escape-html.ts'
import { EDITOR_PATH, QUESTIONS_PATH, faqPath, servicePath } from '../catalogue/urls.ts'
import type { Answer } from '../core/answer.ts'
import { type PlainResponse, textResponse } from '../core/response.ts'
import type { Service } from '../service.ts'
import { PROJECT } from '../catalogue/plain-files.ts'
import { directionOf } from '../schemas/language.ts'
import { format } from '../schemas/site.ts'
import questionWords from './question-words.json' with { type: 'json' }
import { writeExample } from './write-example.ts'

const HTML_TYPE = 'text/html; charset=utf-8'

const MAX_QUESTION_BYTES = 2 ** 14

/**
 * In development: a page for the owner, which shows what visitors get for a question, and adds the question to the
 * examples of the entry that should answer it. It works without JavaScript.
 */
export async function tryQuestions(
  service: Pick<Service, 'answers' | 'catalogue'>,
  request: IncomingMessage,
): Promise<PlainResponse> {
  if (request.method === 'POST') return write(request)
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const question = searchParams.get('q')?.trim() ?? ''
  const written = searchParams.get('written') ?? ''
  return textResponse(200, HTML_TYPE, page(service, question, written))
}

async function write(request: IncomingMessage): Promise<PlainResponse> {
  // Against cross-site requests and DNS rebinding.
  const { origin, host = '' } = request.headers
  if (origin !== `http://${host}` || !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return textResponse(403, 'text/plain; charset=utf-8', 'Only this page may write.')
  try {
    const form = new URLSearchParams(await bodyOf(request))
    const question = form.get('q') ?? ''
    const written = await writeExample(PROJECT, question, form.get('name') ?? '')
    const asked = new URLSearchParams({ q: question, written })
    return textResponse(303, HTML_TYPE, '', { Location: `${QUESTIONS_PATH}?${asked}` })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return textResponse(400, 'text/plain; charset=utf-8', error.message)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > MAX_QUESTION_BYTES) throw new RangeError('The form is too long.')
  }
  return body
}

function page(
  { answers, catalogue }: Pick<Service, 'answers' | 'catalogue'>,
  question: string,
  written: string,
): string {
  const answer = question === '' ? undefined : answers(question)
  // The page must not make it easy to teach the search that danger is harmless.
  const helps = ({ data }: CatalogueFaq) => answer?.danger !== 'acute' || data.help
  const { language } = catalogue.practice
  const words = questionWords[language]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${words.title}</title>
    <style>${STYLES}</style>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/src/editor/show-mistakes.ts"></script>
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      <p>${format(words.intro, { command: ltr('npm\u00a0run\u00a0dev') })} <a href="${EDITOR_PATH}">${words.editor}</a></p>
      <form>
        <label for="q">${words.question}</label>
        <input id="q" name="q" value="${text(question)}" dir="auto" maxlength="2000" required autofocus />
        <button>${words.check}</button>
      </form>
      ${written && `<p role="status">${format(words.written, { file: ltr(written) })}</p>`}
      ${answer ? found(answer) + everyOther(answer) : ''}
    </main>
  </body>
</html>
`

  function found({ danger, situation, line, entries, fallback }: Answer) {
    const list = entries.map(({ kind, item, score }) => {
      const name = kind === 'faq' ? item.resource.question : item.data.name
      const path = kind === 'faq' ? faqPath(item.id) : servicePath(item.id)
      const isButton = kind === 'faq' ? helps(item) : answer?.danger !== 'acute'
      return `<li><a href="${path}">${text(name)}</a> <small>${format(words.match, { score })}</small> ${isButton ? button(`${kind}/${item.id}`, name) : ''}</li>`
    })
    const said = [
      words[danger],
      situation && format(words.happening, { situation: text(situation.title) }),
      line && format(words.callFirst, { line: text(line.name) }),
    ]
    return `<section>
        <h2>${words.result}</h2>
        <p>${said.filter(Boolean).join(' ')}</p>
        ${list.length > 0 ? `<ol>${list.join('')}</ol>` : `<p>${format(words.nothing, { said: text(fallback) })}</p>`}
      </section>`
  }

  /** A form that adds the question to an entry's examples. */
  function button(name: string, label: string) {
    return `<form method="post" action="${QUESTIONS_PATH}"><input type="hidden" name="q" value="${text(question)}" /><button name="name" value="${name}" aria-label="${words.thisAnswers}: ${text(label)}">${words.thisAnswers}</button></form>`
  }

  function everyOther({ danger }: Answer) {
    const services = danger === 'acute' ? [] : catalogue.services
    const options = [
      ['', words.choose],
      ...services.map(({ id, data }) => [`services/${id}`, data.name] as const),
      ...catalogue.faq
        .filter(helps)
        .map(({ id, resource }) => [`faq/${id}`, resource.question] as const),
      // Files for questions that no entry answers.
      ...(danger === 'acute' ? [] : [['search/off-topic', words.offTopic] as const]),
      ['search/sounds-like-danger', words.soundsLikeDanger],
    ]
    return `<section>
        <h2>${words.other}</h2>
        <form method="post" action="${QUESTIONS_PATH}">
          <input type="hidden" name="q" value="${text(question)}" />
          <label for="name">${words.whatAnswers}</label>
          <select id="name" name="name" required>${options.map(([name, label]) => `<option value="${name}">${text(label)}</option>`).join('')}</select>
          <button>${words.thisAnswers}</button>
        </form>
      </section>`
  }
}

/** A name that is written from left to right in any language. */
const ltr = (name: string) => `<bdi dir="ltr">${text(name)}</bdi>`

const STYLES = `
  body { margin: 0; font: 18px/1.6 system-ui, sans-serif; color: #1d1a26; background: #faf8f4; }
  main { max-width: 44rem; margin: 0 auto; padding: 24px 20px 50vh; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  li { margin-bottom: 12px; }
  li form { display: inline-flex; }
  input, select, button { font: inherit; padding: 6px 12px; max-width: 100%; box-sizing: border-box; }
  input { flex: 1 1 16rem; min-width: 0; }
  [role=status] { padding: 8px 12px; background: #dff5e7; color: #0b3d24; }
`

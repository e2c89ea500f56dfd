import { EventSourceParserStream } from 'eventsource-parser/stream'
import { codeToHtml } from '../show-code.ts'

/** Makes a form send its request from the page and show the answer below; without scripts it leads to the answer. */
export function sendFromPage(form: HTMLFormElement): void {
  const output = form.parentElement?.querySelector<HTMLElement>('.try-answer')
  if (!output) return
  const body = form.querySelector('textarea')
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, body?.value, output)
  })
}

async function send(form: HTMLFormElement, body: string | undefined, output: HTMLElement) {
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') url.searchParams.set(name, value)
  output.replaceChildren(line('Asking …'))
  const begin = performance.now()
  try {
    const response = await fetch(url, {
      method: form.method,
      ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
    })
    const left = response.headers.get('RateLimit-Remaining')
    const facts = [
      `${response.status} ${response.statusText}`.trim(),
      `${Math.round(performance.now() - begin)} ms`,
      ...(left === null ? [] : [`${left} requests left in this minute`]),
    ]
    output.replaceChildren(line(facts.join(' · ')))
    const type = response.headers.get('Content-Type')
    if (type?.startsWith('text/event-stream')) await showEvents(response, output)
    else output.append(code(pretty(await response.text())))
  } catch {
    output.replaceChildren(line('No answer: the service could not be reached.'))
  }
}

/** Shows each event as it comes. */
async function showEvents(response: Response, output: HTMLElement): Promise<void> {
  const list = output.appendChild(document.createElement('ol'))
  list.className = 'try-events stack'
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (let next = await events?.read(); next && !next.done; next = await events?.read()) {
    const { event = 'message', id, data } = next.value
    const item = list.appendChild(document.createElement('li'))
    item.append(line(id === undefined ? event : `${event} · id ${id}`), code(pretty(data)))
  }
}

function line(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text })
}

function code(text: string): HTMLElement {
  const pre = document.createElement('pre')
  // `codeToHtml` escapes.
  pre.appendChild(document.createElement('code')).innerHTML = codeToHtml(text)
  return pre
}

/** JSON with line breaks; any other text as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

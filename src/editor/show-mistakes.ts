/**
 * In development, shows the mistakes in the content on every page and in the editor, as soon as it is saved. Otherwise
 * nobody would understand why the site does not change.
 */
import { directionOf } from '../schemas/language.ts'
import { labelOf, readIn } from './labels.ts'
import {
  CONTENT_CHECKED,
  formPath,
  placeOf,
  type ShownMistake,
  type ShownMistakes,
} from './mistakes.ts'

/** How long the panel says that all is well. */
const WELL_MS = 4000

const STYLES = `
  :host { all: initial; }
  aside {
    position: fixed; inset-inline: 0; bottom: 0; z-index: 2147483647; max-height: 50vh; overflow: auto;
    padding: 12px 20px; font: 16px/1.5 system-ui, sans-serif; color: #3d1200; background: #ffe9dc;
    border-top: 3px solid #b3400a; text-align: start;
  }
  aside.well { color: #0b3d24; background: #dff5e7; border-color: #1b7a48; }
  summary { font-weight: bold; cursor: pointer; }
  ol { margin: 8px 0 0; padding-inline-start: 28px; }
  li { margin-bottom: 12px; }
  a { color: inherit; }
  p, pre { margin: 0; }
  pre { font: 14px/1.5 ui-monospace, monospace; padding: 4px 8px; background: #fff6; unicode-bidi: plaintext; text-align: start; white-space: pre-wrap; }
  bdi, q { unicode-bidi: isolate; overflow-wrap: anywhere; }
`

const host = document.createElement('practice-mistakes')
const root = host.attachShadow({ mode: 'open' })
const panel = element('aside', { 'aria-live': 'polite', hidden: '' })
root.append(element('style', {}, STYLES), panel)
document.body.append(host)

/** Whether this is the page in place of a site without sound content. */
const isAlone = document.querySelector('script[data-alone]') !== null
let wasWrong = isAlone
let closing: ReturnType<typeof setTimeout> | undefined

import.meta.hot?.on(CONTENT_CHECKED, ({ language, mistakes }: ShownMistakes) => {
  clearTimeout(closing)
  if (mistakes.length === 0 && isAlone) location.reload()
  readIn(language)
  panel.lang = language
  panel.dir = directionOf(language)
  panel.className = mistakes.length === 0 ? 'well' : ''
  panel.hidden = mistakes.length === 0 && !wasWrong
  panel.replaceChildren(mistakes.length > 0 ? listOf(mistakes) : element('p', {}, word('well')))
  if (mistakes.length === 0) closing = setTimeout(() => (panel.hidden = true), WELL_MS)
  wasWrong = mistakes.length > 0
})
import.meta.hot?.send(CONTENT_CHECKED)

const word = (name: string) => labelOf(`mistake.${name}`).label

function listOf(mistakes: readonly ShownMistake[]): HTMLElement {
  const summary = word('wrong').replace('{n}', String(mistakes.length))
  const details = element('details', { open: '' })
  details.append(element('summary', {}, summary), element('ol', {}, ...mistakes.map(itemOf)))
  return details
}

function itemOf(mistake: ShownMistake): HTMLElement {
  const { file, line, got, also, expected, example } = mistake
  const place = line === undefined ? file : `${file}:${line}`
  const form = formPath(file)
  const name = form ? element('a', { href: form }, placeOf(mistake)) : placeOf(mistake)
  return element(
    'li',
    {},
    element('p', {}, element('strong', {}, name), ' ', ltr(`(${place})`)),
    element(
      'p',
      {},
      `${word('stands')}: `,
      got === undefined ? word('nothing') : element('bdi', {}, got),
    ),
    element('p', {}, `${word('needed')}: `, expected),
    ...(also.length > 0 ? [element('p', {}, `${word('also')}: `, ltr(also.join(', ')))] : []),
    ...(example ? [element('pre', {}, example)] : []),
  )
}

function ltr(text: string): HTMLElement {
  return element('bdi', { dir: 'ltr', lang: 'en' }, text)
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (string | Node)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

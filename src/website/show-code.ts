import { escapeHtml } from '../catalogue/escape-html.ts'
import { scriptOf } from '../schemas/language.ts'
import { mapMatches } from './map-matches.ts'

/** How many rows of code are shown before the rest is folded, and how many more are not worth folding. */
const SHOWN_ROWS = 26
const TOLERATED_ROWS = 8
/** About how many characters a row has. */
const ROW_CHARS = 60

/** A string of JSON or of a program, with the colon after it where it is the name of a field. */
const STRING = /"((?:[^"\\\n]|\\.)*)"(\s*:)?/g

/** Where long names, addresses and lines of JSON may break. */
const JOINT = /(?<=\w)(?=[./?&=+%@_][A-Za-z])|(?<=[a-z])(?=[A-Z])|(?<=,)(?=$|\\&#34;)/g

/**
 * Lets code break between its parts instead of within words.
 *
 * @param html Escaped text without tags.
 * @example breakCode('nextCursor') // 'next<wbr>Cursor'
 */
export function breakCode(html: string): string {
  return html.replace(JOINT, '<wbr>')
}

/** Does the same in all `code` elements of HTML, and in the text of mailto: links. */
export function breakCodeIn(html: string): string {
  return html.replace(/(?<=<code>|<a href="mailto:[^"]*">)[^<]*/g, breakCode)
}

const toHtml = (text: string) => breakCode(escapeHtml(text))

/**
 * Escapes code for HTML. Strings in Hebrew or Arabic are isolated, so that the quotes, commas and braces around them
 * keep their places; names of fields, with their colons, get the class `key`.
 */
export function codeToHtml(text: string): string {
  const show = (whole: string, content = '', colon?: string) => {
    if (colon !== undefined) return `<span class="key">${toHtml(whole)}</span>`
    const language = ['he', 'ar'].find((each) => isMostly(each, content))
    return language
      ? `&#34;<bdi lang="${language}" dir="rtl">${toHtml(content)}</bdi>&#34;`
      : toHtml(whole)
  }
  return mapMatches(text, STRING, show, toHtml)
}

/** Whether a text has more letters of a language's script than Latin ones: English sentences may quote a word of it. */
function isMostly(language: string, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(new RegExp(`\\p{Script=${scriptOf(language)}}`, 'gu')) > count(/\p{Script=Latin}/gu)
}

/**
 * Cuts code after as many lines as are shown.
 *
 * @returns What is shown, the rest, empty where all is shown, and how many lines the rest has.
 */
export function foldCode(text: string): { shown: string; rest: string; lines: number } {
  const lines = text.split('\n')
  const rows = lines.map((line) => Math.max(1, Math.ceil(line.length / ROW_CHARS)))
  const total = rows.reduce((sum, count) => sum + count, 0)
  if (total <= SHOWN_ROWS + TOLERATED_ROWS) return { shown: text, rest: '', lines: 0 }
  let sum = 0
  const end = Math.max(
    1,
    rows.findIndex((count) => (sum += count) > SHOWN_ROWS),
  )
  const rest = lines.slice(end)
  return { shown: lines.slice(0, end).join('\n'), rest: rest.join('\n'), lines: rest.length }
}

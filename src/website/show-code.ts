import { escapeHtml } from '../catalogue/escape-html.ts'
import { scriptOf } from '../schemas/language.ts'
import { mapMatches } from './map-matches.ts'

/** Rows that a box of code shows before the rest is folded, and how many more are not worth folding. */
const ROWS = 26
const TOLERANCE = 8
/** About as many characters fit beside the text. */
const COLUMNS = 60

/** A string of JSON or of a program, and whether it is the name of a field. */
const STRING = /"((?:[^"\\\n]|\\.)*)"(\s*:)?/g

/** Where the parts of a long name, an address or a line of JSON meet. */
const JOINT = /(?<=\w)(?=[./?&=+%@_][A-Za-z])|(?<=[a-z])(?=[A-Z])|(?<=,)(?=$|\\&#34;)/g

/** Code in a text, which holds no tags, breaks where its parts meet, and not within a word. */
export function breakCode(html: string): string {
  return html.replace(JOINT, '<wbr>')
}

/** The same for all code of a text as HTML, and for the addresses that it links to. */
export function breakCodeIn(html: string): string {
  return html.replace(/(?<=<code>|<a href="mailto:[^"]*">)[^<]*/g, breakCode)
}

const toHtml = (text: string) => breakCode(escapeHtml(text))

/**
 * Code as HTML. A string in Hebrew or Arabic is isolated and reads from right to left, so that quotes, commas and braces
 * around it stay where they belong; names of fields are marked, with their colon.
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

/** Whether a text is in the letters of a language rather than in Latin ones: sentences in English may quote a word. */
function isMostly(language: string, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(new RegExp(`\\p{Script=${scriptOf(language)}}`, 'gu')) > count(/\p{Script=Latin}/gu)
}

/** Cuts a long text after as many lines as a box shows; the rest is empty for a text that fits. */
export function foldCode(text: string): { shown: string; rest: string; lines: number } {
  const lines = text.split('\n')
  const rows = lines.map((line) => Math.max(1, Math.ceil(line.length / COLUMNS)))
  const total = rows.reduce((sum, count) => sum + count, 0)
  if (total <= ROWS + TOLERANCE) return { shown: text, rest: '', lines: 0 }
  let sum = 0
  const end = Math.max(
    1,
    rows.findIndex((count) => (sum += count) > ROWS),
  )
  const rest = lines.slice(end)
  return { shown: lines.slice(0, end).join('\n'), rest: rest.join('\n'), lines: rest.length }
}

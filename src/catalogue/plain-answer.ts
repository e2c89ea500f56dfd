const TAG = /<(?:"[^"]*"|[^">])*>/g
const FIRST_NUMBER = /^<ol start="(\d+)"/

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
}

/**
 * The text of an answer as one line, made of the HTML that its page shows, so that programs read the same. Marks of
 * lists are left out, as is the count of steps; but a list that does not begin at 1 shows what its writer counts, most
 * likely a year at the beginning of a sentence, and keeps its numbers.
 *
 * @example plainAnswer('<ul>\n<li>a</li>\n<li>b</li>\n</ul>') // 'a b'
 * @example plainAnswer('<ol start="1986">\n<li>a</li>\n</ol>') // '1986. a'
 */
export function plainAnswer(html: string): string {
  /** The number of the next item in each list around; undefined in those without. */
  const lists: (number | undefined)[] = []
  const mark = () => {
    const number = lists.pop()
    lists.push(number === undefined ? undefined : number + 1)
    return number === undefined ? '' : `${number}. `
  }
  return html
    .replace(TAG, (tag) => {
      if (tag === '<li>') return mark()
      if (/^<[ou]l\b/.test(tag)) lists.push(firstNumber(tag))
      if (/^<\/[ou]l>/.test(tag)) lists.pop()
      return ''
    })
    .replace(/&(?:#(\d+)|(\w+));/g, (reference: string, code?: string, name: string = '') =>
      code ? String.fromCodePoint(Number(code)) : (CHARACTERS[name] ?? reference),
    )
    .trim()
    .replace(/\s*\n\s*/g, ' ')
}

function firstNumber(tag: string): number | undefined {
  const [, number] = FIRST_NUMBER.exec(tag) ?? []
  return number === undefined ? undefined : Number(number)
}

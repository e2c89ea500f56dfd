/** The standard Israeli keyboard (SI 1452) over US QWERTY, for text typed in the wrong layout. */

const LATIN = "qwertyuiopasdfghjkl;'zxcvbnm,./"
const HEBREW = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ."

const toHebrew = new Map(Array.from(LATIN, (key, i) => [key, HEBREW.charAt(i)]))
const toLatin = new Map(Array.from(HEBREW, (key, i) => [key, LATIN.charAt(i)]))

/** Takes raw text. Returns what the same keys would have typed in the other layout. */
export function otherLayout(text: string): string {
  const layout = /[\u05D0-\u05EA]/u.test(text) ? toLatin : toHebrew
  return Array.from(text.toLowerCase(), (character) => layout.get(character) ?? character).join('')
}

/**
 * Where to end a part of a text so that it can be read by itself: after a paragraph, else after a line,
 * else after a word, never inside a character.
 *
 * @param start Index of the part's first UTF-16 code unit.
 * @param most Most code units of the part.
 * @returns Index after the part's last.
 */
export function cutText(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length
  const part = text.slice(start, start + most)
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = part.lastIndexOf(separator)
    if (at > most / 2) return start + at + separator.length
  }
  const last = text.charCodeAt(start + most - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return start + (splitsPair ? most - 1 : most)
}

/** Maps the matches of a global pattern and the texts between them, and joins the results. */
export function mapMatches(
  text: string,
  pattern: RegExp,
  onMatch: (match: string, ...groups: (string | undefined)[]) => string,
  onRest: (rest: string) => string,
): string {
  let result = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, ...groups] = match
    result += onRest(text.slice(at, match.index)) + onMatch(whole, ...groups)
    at = match.index + whole.length
  }
  return result + onRest(text.slice(at))
}

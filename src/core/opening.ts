/**
 * The first sentences of a text, with its white space collapsed.
 *
 * @param language Language of the text, BCP 47.
 * @param minLength Takes further sentences until there are so many characters, since answers may begin with “Yes.”
 * @example opening('Yes. We do. Call us.', 'en', 8) // 'Yes. We do.'
 */
export function opening(text: string, language: string, minLength = 1): string {
  let end = 0
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  for (const { index, segment } of sentences) {
    end = index + segment.length
    if (end >= minLength) break
  }
  return text.slice(0, end).replaceAll(/\s+/g, ' ').trim()
}

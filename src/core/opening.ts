/**
 * The whole sentences a text begins with.
 *
 * @param language Language of the text, BCP 47.
 * @param least How many characters they have at least, as far as the text has them: answers begin with “Yes.”
 */
export function opening(text: string, language: string, least = 1): string {
  let end = 0
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  for (const { index, segment } of sentences) {
    end = index + segment.length
    if (end >= least) break
  }
  return text.slice(0, end).replaceAll(/\s+/g, ' ').trim()
}

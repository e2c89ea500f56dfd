import { classify, type Model } from './model/model.ts'

/** Below this it is better to name every line than the wrong one first. */
const MIN_PROBABILITY = 0.55

/**
 * Which situation a question about danger speaks of.
 *
 * @param model Learned of examples labelled with situations.
 * @param words The question's normalised words, as the search reads them.
 * @returns Its label; undefined where none is likely enough, and of a number alone.
 */
export function situationIn(model: Model, words: readonly string[]): string | undefined {
  if (!words.some((word) => /\p{L}/u.test(word))) return undefined
  const probabilities = classify(model, words)
  const likeliest = Math.max(0, ...probabilities)
  return likeliest >= MIN_PROBABILITY ? model.labels[probabilities.indexOf(likeliest)] : undefined
}

import { classify, type Model } from './model/model.ts'

/** Below this probability it is better to name every line than the wrong one first. */
const SURE_FROM = 0.55

/**
 * Which situation a question speaks of, which is known to speak of danger.
 *
 * @param model Learned of examples labelled with situations.
 * @param words The question's normalised words, as the search reads them.
 * @returns Its label; undefined when the question does not say it, as a number alone never does.
 */
export function situationIn(model: Model, words: readonly string[]): string | undefined {
  if (!words.some((word) => /\p{L}/u.test(word))) return undefined
  const probabilities = classify(model, words)
  const likeliest = Math.max(0, ...probabilities)
  return likeliest >= SURE_FROM ? model.labels[probabilities.indexOf(likeliest)] : undefined
}

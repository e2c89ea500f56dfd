import type { Model } from './model.ts'
import { classify } from './model.ts'
import { wordsOf } from './words.ts'

/** Below this probability it is better to name every line than the wrong one first. */
const SURE = 0.45

/**
 * Which situation a question speaks of, which is known to speak of danger.
 *
 * @param model Learned of examples labelled with situations.
 * @returns Its label; undefined when the question does not say it.
 */
export function situationIn(model: Model, question: string): string | undefined {
  const sure = classify(model, wordsOf(question)).findIndex((probability) => probability >= SURE)
  return model.labels[sure]
}
